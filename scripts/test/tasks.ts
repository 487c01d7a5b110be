import { availableParallelism } from 'node:os'
import path from 'node:path'
import { scriptArgs } from '../../lib/node/script-args'
import type { TaskNode } from '../../lib/node/task-graph'
import { readPlaywrightReport, readVitestReport, type TestResults } from '../../lib/node/test-report'

/** A command of `npm test`. */
export interface TestTask extends TaskNode {
  readonly command: readonly [name: string, ...args: string[]]
  /** The JSON report of the command and the function that reads it; undefined if the command is not a test runner. */
  readonly report?: { readonly file: string; readonly read: (report: unknown) => TestResults }
}

const cores = availableParallelism()

/**
 * The capacity, one more than the number of cores, because tasks wait for files and often end with one busy process.
 */
export const capacity = cores + 1

/** Returns the command that runs a script of the project. */
function script(file: string, ...args: string[]): TestTask['command'] {
  return ['node', ...scriptArgs(file, ...args)]
}

/** Returns a task that runs projects of `vitest.config.ts`, whose names are joined by “+”. */
function vitest(name: string, dependencies: Pick<TaskNode, 'needs' | 'after'> = {}, ...args: string[]): TestTask {
  const projects = name.split('+').map((project) => `--project=${project}`)
  const file = path.join('.cache', 'test-reports', `${name}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  return {
    name,
    weight: cores,
    command: ['vitest', 'run', ...projects, ...reporters, ...args],
    report: { file, read: readVitestReport },
    ...dependencies,
  }
}

const contentCheck: TestTask = {
  name: 'check:content',
  weight: cores,
  command: script('scripts/content/check.ts', '--strict'),
}
const sqlCheck: TestTask = {
  name: 'check:sql',
  weight: cores,
  after: ['check:content'],
  command: script('scripts/sql/check.ts'),
}
// TypeScript 7 takes a quarter of the processor time of version 6, which dependency-cruiser needs
const types: TestTask = {
  name: 'types',
  weight: 1,
  command: ['node', path.join('node_modules', 'typescript-7', 'bin', 'tsc'), '--noEmit'],
}
const lint: TestTask = { name: 'lint', weight: 1, command: ['oxlint', '.'] }
const imports: TestTask = {
  name: 'imports',
  weight: 1,
  command: ['depcruise', '--config', '.dependency-cruiser.mjs', 'app', 'components', 'lib', 'scripts'],
}
const format: TestTask = { name: 'format', weight: 1, command: ['oxfmt', '--check', '.'] }

/**
 * The tasks of `npm test -- --quick`: the checks, some of them cached, and the tests that import changed files and read no
 * site.
 */
export const quickTasks: readonly TestTask[] = [
  types,
  contentCheck,
  lint,
  imports,
  format,
  vitest('unit+content+commands', {}, '--changed', '--exclude=tests/commands/command-line.test.ts'),
  sqlCheck,
]

/**
 * The tasks of `npm test`. The first task in the list that fits starts first, so the builds and the tasks that depend
 * on them precede tasks that can fill gaps. The content check compiles all bodies into the cache, which the build and
 * the SQL check use.
 */
export const allTasks: readonly TestTask[] = [
  contentCheck,
  types,
  { name: 'sites', weight: 1, after: ['check:content'], command: script('tests/support/build-sites.ts') },
  {
    name: 'browser',
    weight: cores,
    needs: ['sites'],
    command: ['playwright', 'test'],
    report: { file: path.join('.cache', 'playwright.json'), read: readPlaywrightReport },
  },
  // after `sites` and `browser`, which also write into the project folder: sites, the development search index
  { ...vitest('build', { needs: ['sites'], after: ['browser', 'check:sql'] }), weight: 1 },
  sqlCheck,
  vitest('sql'),
  vitest('unit+content'),
  lint,
  imports,
  format,
  vitest('commands', { needs: ['sites'] }),
  vitest('export', { needs: ['sites'] }),
  {
    name: 'check:export',
    weight: 1,
    needs: ['sites'],
    command: script('scripts/site/check-export.ts', '--strict'),
  },
]
