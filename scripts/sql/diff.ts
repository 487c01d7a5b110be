import { flag, readCommandLine, readCounts } from '../../lib/node/command-line'
import { readInputFile } from '../../lib/node/read-input-file'
import { errorMessage } from '../../lib/text/error-message'
import { positionAt } from '../../lib/text/position-at'
import { openNodeEngine } from '../../lib/sql/engine/node-engine'
import { compareTexts, type Dialect, dialects, reportText, TextError, translatedEngine } from '../../lib/sql/index'

/**
 * `npm run sql:diff -- schema.sql before.sql after.sql [--databases N] [--seed S] [--seconds T] [--dialect D]
 * [--json]`: searches for a database on which two statements differ. Exit code 0 if no difference was found; 1 if a
 * counterexample is printed; 2 if a file cannot be run, with the reason.
 */
const usage = `usage: npm run sql:diff -- schema.sql before.sql after.sql [--databases N] [--seed S] [--seconds T] [--dialect ${dialects.join('|')}] [--json]`

const json = process.argv.includes('--json')
process.exitCode = await main().catch((error: unknown) => fail(errorMessage(error)))

async function main(): Promise<number> {
  const { values, positionals } = readCommandLine(
    {
      databases: { type: 'string', default: '10000' },
      seed: { type: 'string', default: '1' },
      seconds: { type: 'string', default: '45' },
      dialect: { type: 'string' },
      json: flag,
    },
    3,
  )
  const [schema, before, after] = positionals
  if (schema === undefined || before === undefined || after === undefined) return fail(usage)
  const dialect = dialects.find((name) => name === values.dialect)
  if (values.dialect !== undefined && !dialect)
    return fail(`there is no dialect “${values.dialect}”; known: ${dialects.join(', ')}`)
  const [databases = 10_000, seed = 1] = readCounts([values.databases, values.seed])
  const seconds = Number(values.seconds)
  if (!(seconds > 0)) return fail(`--seconds must be a positive number, got '${values.seconds}'`)
  return compare({ schema, before, after }, { databases, seed, milliseconds: seconds * 1000 }, dialect)
}

async function compare(
  files: { schema: string; before: string; after: string },
  options: { databases: number; seed: number; milliseconds: number },
  dialect: Dialect | undefined,
): Promise<number> {
  const texts = {
    schema: readInputFile(files.schema),
    before: readInputFile(files.before),
    after: readInputFile(files.after),
  }
  const engine = await openNodeEngine()
  try {
    const { result, counterexample: found, dialect: readAs } = await compareTexts(engine, texts, options, dialect)
    const facts = { databases: result.compared, seed: options.seed, engine: engine.version, dialect: readAs }
    if (json) {
      const verdict = found ? 'different' : 'equivalent'
      console.log(
        JSON.stringify({
          verdict,
          ...facts,
          seconds: Number(result.seconds.toFixed(2)),
          ...(found && { counterexample: found }),
        }),
      )
    } else {
      console.log(reportText(result, found))
      const translated = translatedEngine(readAs)
      console.log(
        `\n-- ${engine.version}${translated ? `, texts translated from ${translated}` : ''}, seed ${options.seed}, ${result.compared} databases in ${result.seconds.toFixed(1)} s`,
      )
    }
    return found ? 1 : 0
  } catch (error) {
    if (!(error instanceof TextError)) throw error
    const at = error.offset === undefined ? undefined : positionAt(texts[error.text], error.offset)
    return fail(`${files[error.text]}${at ? `:${at.line}:${at.column}` : ''}: ${error.message}`)
  } finally {
    await engine.close()
  }
}

function fail(reason: string): number {
  if (json) console.log(JSON.stringify({ verdict: 'error', reason }))
  else console.error(reason)
  return 2
}
