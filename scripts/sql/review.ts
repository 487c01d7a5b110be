import { publicUrl } from '../../lib/config/routes'
import { site } from '../../lib/config/site'
import { readProject } from '../../lib/content-files/project/project'
import { locales } from '../../lib/i18n/locales'
import { exitWithError, flag, readCommandLine } from '../../lib/node/command-line'
import { readInputFile } from '../../lib/node/read-input-file'
import { errorMessage } from '../../lib/text/error-message'
import { levels } from '../../lib/audit-rules/values'
import {
  reportJson,
  reportLines,
  reportSarif,
  reviewDialects,
  reviewRules,
  reviewSchema,
  reviewSql,
} from '../../lib/review/index'

/**
 * `npm run review -- FILE… [--schema FILE] [--dialect D] [--level L] [--locale L] [--json | --sarif]`: reviews SQL files by
 * the audit rules. Exit code 0 if no finding is prohibited, 1 if one is, 2 if a file or an argument cannot be used.
 */
const usage =
  'usage: npm run review -- FILE… [--schema FILE] [--dialect postgresql|mysql|sqlserver|oracle] [--level prohibited|warning|notice] [--locale en|zh] [--json | --sarif]'

try {
  process.exitCode = await main()
} catch (error) {
  exitWithError(errorMessage(error))
}

async function main(): Promise<number> {
  const text = { type: 'string' } as const
  const { values, positionals: files } = readCommandLine(
    { schema: text, dialect: text, level: text, locale: text, json: flag, sarif: flag },
    Infinity,
  )
  if (files.length === 0 || (values.json && values.sarif)) exitWithError(usage)
  const dialect = choose('dialect', reviewDialects, values.dialect ?? 'postgresql')
  const lowest = choose('level', levels, values.level ?? 'notice')
  const locale = choose('locale', locales, values.locale ?? 'en')
  const schema = values.schema === undefined ? undefined : readInputFile(values.schema)
  const texts = files.map((file) => ({ file, text: readInputFile(file) }))

  const { project } = await readProject(site.contentDir)
  const rules = reviewRules(project.rules ?? [], locale)
  // `--level` does not hide them: a schema that cannot be read can hide findings of every level
  const reviewed =
    values.schema === undefined ? [] : [{ file: values.schema, findings: await reviewSchema(schema ?? '', dialect) }]
  for (const { file, text } of texts) {
    const findings = await reviewSql(text, { dialect, rules, ...(schema !== undefined && { schema }) })
    const visible = findings.filter(({ level }) => levels.indexOf(level) <= levels.indexOf(lowest))
    reviewed.push({ file, findings: visible })
  }
  if (values.json) console.log(reportJson(reviewed))
  else if (values.sarif) {
    const url = publicUrl(locale, '')
    const urlOf = (rule: { page: string; code: string }) =>
      `${publicUrl(locale, `${rule.page}/`)}#${rule.code.toLowerCase()}`
    console.log(reportSarif(reviewed, rules, { name: site.product.name, url, urlOf }))
  } else for (const line of reportLines(reviewed)) console.log(line)
  return reviewed.some(({ findings }) => findings.some(({ level }) => level === 'prohibited')) ? 1 : 0
}

function choose<Value extends string>(option: string, known: readonly Value[], given: string): Value {
  const value = known.find((name) => name === given)
  return value ?? exitWithError(`there is no ${option} “${given}”; known: ${known.join(', ')}`)
}
