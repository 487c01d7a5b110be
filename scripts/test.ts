import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { commandLine, flag } from '../lib/command-line'
import { errorMessage } from '../lib/error-message'
import { runTaskGraph } from '../lib/node/task-graph'
import { addCounts, type TestCounts } from '../lib/node/test-report'
import { run } from '../lib/run'
import { allTasks, capacity, quickTasks, type TestTask } from './test-tasks'

/**
 * `npm test [-- --quick]`: everything that must hold before a change lands. Tasks run side by side, and all that can run
 * do, so that one run shows all there is to fix. `--quick`: what needs neither a build nor a browser, in seconds.
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
  failures.push(`✗ ${name} was skipped: it needs ${needs.join(', ')}`),
)
if (failures.length > 0) console.log(['', 'What failed:', ...failures].join('\n'))
const counts = addCounts(tasks.map(countTests))
console.log(`tests: ${counts.passed} passed, ${counts.failed} failed`)
const hasRun = values.quick || counts.passed > 0
process.exitCode = hasRun && [...outcomes.values()].every((outcome) => outcome === 'passed') ? 0 : 1

/** Runs a task and prints its output in one piece when it has ended. */
async function runTask({ name, command: [command, ...args], env }: TestTask): Promise<boolean> {
  const started = performance.now()
  const print = (mark: string, output: string) => {
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    const text = `${mark} ${name} (${seconds} s)\n${output.trimEnd()}`.trimEnd()
    console.log(text)
    return text
  }
  try {
    print('✓', await run(command, args, { ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...env }))
    return true
  } catch (error) {
    failures.push(print('✗', errorMessage(error)))
    return false
  }
}

/** Counts the tests of a task. A runner that was skipped, or failed without a failed test, counts as one failure. */
function countTests({ name, report }: TestTask): TestCounts {
  if (!report) return { passed: 0, failed: 0 }
  const atLeast = outcomes.get(name) === 'passed' ? 0 : 1
  try {
    const { passed, failed } = report.count(JSON.parse(readFileSync(report.file, 'utf8')))
    return { passed, failed: Math.max(failed, atLeast) }
  } catch {
    return { passed: 0, failed: atLeast }
  }
}
