import { availableParallelism } from 'node:os'
import path from 'node:path'
import type { TaskNode } from '../lib/node/task-graph'
import { countPlaywright, countVitest, type TestCounts } from '../lib/node/test-report'

/** A command of `npm test`. */
export interface TestTask extends TaskNode {
  readonly command: readonly [name: string, ...args: string[]]
  readonly env?: Readonly<Record<string, string>>
  /** The JSON report that the command writes, and how it is counted; absent if the command is not a test runner. */
  readonly report?: { readonly file: string; readonly count: (report: unknown) => TestCounts }
}

const cores = availableParallelism()

/** One more than there are cores: most tasks wait for files now and then, or end with one busy thread. */
export const capacity = cores + 1

const reports = path.join('.cache', 'test-results')

/** A task that runs a project of `vitest.config.ts`. */
function vitest(name: string, dependencies: Pick<TaskNode, 'needs' | 'after'> = {}, ...args: string[]): TestTask {
  const file = path.join(reports, `${name}.json`)
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  return {
    name,
    weight: cores,
    command: ['vitest', 'run', '--project', name, ...reporters, ...args],
    report: { file, count: countVitest },
    ...dependencies,
  }
}

// the cache knows a file by its text, so it holds after a checkout, too
const cached = (tool: string) => ['--cache', '--cache-location', `.cache/${tool}`, '--cache-strategy', 'content']

/** Checks that need neither a build nor a browser. */
const checks: readonly TestTask[] = [
  { name: 'types', weight: 1, command: ['tsc', '--noEmit'] },
  { name: 'check:content', weight: 1, command: ['tsx', 'scripts/check-content.ts', '--strict'] },
  { name: 'check:sql', weight: cores, command: ['tsx', 'scripts/sql-check.ts'] },
  { name: 'lint', weight: 1, command: ['eslint', '.', ...cached('eslint')] },
  { name: 'format', weight: 1, command: ['prettier', '--check', '--log-level', 'warn', '.', ...cached('prettier')] },
]

/** `npm test -- --quick`: the checks, and the unit tests that changed files can affect. */
export const quickTasks: readonly TestTask[] = [...checks, vitest('unit', {}, '--changed')]

const browserReport = path.join(reports, 'browser.json')

/** `npm test`. What comes first starts first, so the builds and what waits for them stand above what can fill gaps. */
export const allTasks: readonly TestTask[] = [
  { name: 'sites', weight: 1, command: ['tsx', 'tests/support/build-sites.ts'] },
  {
    name: 'browser',
    weight: cores,
    needs: ['sites'],
    command: ['playwright', 'test', '--reporter=dot,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
    report: { file: browserReport, count: countPlaywright },
  },
  // runs builds in the project folder, where `sites` builds and the development server writes its search index
  { ...vitest('build', { needs: ['sites'], after: ['browser'] }), weight: 1 },
  vitest('sql'),
  vitest('unit'),
  ...checks,
  vitest('export', { needs: ['sites'] }),
  { name: 'check:export', weight: 1, needs: ['sites'], command: ['tsx', 'scripts/check-export.ts', '--strict'] },
]
