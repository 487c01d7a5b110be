import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { commandLine, flag } from '../lib/command-line'
import { runTasks, type Task } from '../lib/node/task-graph'
import { countTests, sumCounts } from '../lib/node/test-counts'

/**
 * `npm test [-- --quick]`: everything that must hold before a change lands. All tasks run, side by side, so that one run
 * shows all there is to fix; the closing line counts the tests of all runners. `--quick`: what needs neither a build nor a
 * browser, the unit tests left out too.
 */
interface Command extends Task {
  readonly command: readonly string[]
  /** Where the task leaves its JSON report; absent for one that runs no tests. */
  readonly report?: string
}

const reports = path.join('.cache', 'test-reports')
const report = (name: string) => path.join(reports, `${name}.json`)

function vitest(project: string, after: readonly string[] = []): Command {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report(project)}`]
  const command = ['vitest', 'run', '--project', project, ...reporters]
  return { name: project, command, report: report(project), after }
}

const { values } = commandLine({ quick: flag })

const checks: Command[] = [
  { name: 'check:content', command: ['tsx', 'scripts/check-content.ts', '--strict'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'lint', command: ['eslint', '--cache', '--cache-location', '.cache/eslint', '.'] },
  {
    name: 'format',
    command: 'prettier --check --log-level warn --cache --cache-location .cache/prettier .'.split(' '),
  },
  { name: 'check:sql', command: ['tsx', 'scripts/sql-check.ts'] },
]

const tests: Command[] = [
  { name: 'sites', command: ['tsx', 'tests/support/build-sites.ts'] },
  {
    name: 'browser',
    command: ['playwright', 'test'],
    report: path.join('.cache', 'playwright.json'),
    after: ['sites'],
  },
  // its builds need the project's caches for themselves, and development writes the search index where builds do
  vitest('build', ['sites', 'browser', 'check:content', 'check:sql']),
  vitest('export', ['sites']),
  { name: 'check:export', command: ['tsx', 'scripts/check-export.ts', '--strict'], after: ['sites'] },
  vitest('unit'),
  vitest('sql'),
]

const tasks = values.quick ? checks : [...tests, ...checks]
const failed: string[] = []

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
await runTasks(tasks, availableParallelism(), run)

const counts = sumCounts(tasks.flatMap(({ report: file }) => (file === undefined ? [] : countTests(read(file)))))
if (failed.length > 0) console.log(`\nfailed: ${failed.join(', ')}`)
if (!values.quick) console.log(`tests: ${counts.passed} passed, ${counts.failed} failed`)
process.exitCode = failed.length === 0 && counts.failed === 0 && (values.quick || counts.passed > 0) ? 0 : 1

/** Runs a task; its output is printed when it ends, since that of several would be mixed. */
async function run({ name, command: [program = '', ...args], report: file }: Command): Promise<void> {
  if (file !== undefined) rmSync(file, { force: true })
  const start = performance.now()
  const output: Buffer[] = []
  const child = spawn(path.join('node_modules', '.bin', program), args, { stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk))
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  if (code !== 0) failed.push(name)
  const seconds = Math.round((performance.now() - start) / 1000)
  console.log(`\n— ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s`)
  process.stdout.write(Buffer.concat(output))
}

function read(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
