import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { commandLine, flag } from '../../lib/node/command-line'
import { errorMessage } from '../../lib/text/error-message'
import { runTaskGraph } from '../../lib/node/task-graph'
import { joinResults, readRun } from '../../lib/node/test-report'
import { run } from '../../lib/node/run'
import { allTasks, capacity, quickTasks, type TestTask } from './tasks'

/**
 * `npm test [-- --quick]`: runs all checks and tests. Tasks run in parallel and continue after a failure, so that a run
 * shows all errors. The last lines list the failed tests and the number of tests of all runners. `--quick` runs the
 * tasks that require neither a build nor a browser.
 */
const { values } = commandLine({ quick: flag })
const tasks = values.quick ? quickTasks : allTasks

for (const { report } of tasks) {
  if (!report) continue
  mkdirSync(path.dirname(report.file), { recursive: true })
  rmSync(report.file, { force: true })
}

const failures: string[] = []
const outcomes = await runTaskGraph(tasks, capacity, runTask, ({ name, needs = [] }) =>
  failures.push(`${name} was skipped: it needs ${needs.join(', ')}`),
)
const { passed, failed, flaky } = joinResults(
  tasks.flatMap(({ name, report }) => {
    if (!report) return []
    const text = existsSync(report.file) ? readFileSync(report.file, 'utf8') : undefined
    return readRun(name, text, report.read, outcomes.get(name) === 'passed')
  }),
)
printList('Failed:', '✗', [...failures, ...failed])
printList('Flaky, passed when retried:', '!', flaky)
console.log(`tests: ${passed} passed, ${failed.length} failed`)
const hasTested = values.quick || passed > 0
process.exitCode = hasTested && failed.length === 0 && failures.length === 0 ? 0 : 1

function printList(title: string, mark: string, items: readonly string[]): void {
  if (items.length > 0) console.log(['', title, ...items.map((item) => `${mark} ${item}`)].join('\n'))
}

/** Runs a task and prints its output when it has ended, so that the output of parallel tasks is not mixed. */
async function runTask({ name, command: [command, ...args] }: TestTask): Promise<boolean> {
  const start = performance.now()
  const print = (mark: string, output: string) => {
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    console.log(`${mark} ${name} (${seconds} s)\n${output.trimEnd()}`.trimEnd())
  }
  try {
    print('✓', await run(command, args, process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}))
    return true
  } catch (error) {
    print('✗', errorMessage(error))
    failures.push(name)
    return false
  }
}
