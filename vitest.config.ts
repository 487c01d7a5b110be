import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import './lib/node/v8-flags.cjs'

const alias = [
  { find: /^@\//, replacement: `${import.meta.dirname}/` },
  {
    find: 'flexsearch-light',
    replacement: path.join(import.meta.dirname, 'node_modules/flexsearch/dist/flexsearch.light.module.min.js'),
  },
]

/** Returns the place of a file in the order of files: those that take longest first, those that need a window last. */
function rankOf(file: TestSpecification): number {
  const source = readFileSync(file.moduleId, 'utf8')
  // `tests/support/unit-setup.ts` adds the globals of the window and loads modules again
  if (source.startsWith('// @environment jsdom')) return 2
  // a large set of pairs in a short file, which Vitest would run last, with a single busy worker at the end
  return source.includes('describeBenchmark(') ? 0 : 1
}

class RankSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const ranked = (await super.sort(files)).map((file) => ({ file, rank: rankOf(file) }))
    return ranked.sort((a, b) => a.rank - b.rank).map(({ file }) => file)
  }
}

export default defineConfig({
  test: {
    // keeps transformed modules, because a run of a few files takes a third less time with them
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/vitest' },
    // one more than by default; a third worker on two cores takes 5 s of processor time, because each loads most modules
    maxWorkers: availableParallelism(),
    sequence: { sequencer: RankSequencer },
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          include: ['{app,components,lib,scripts}/**/*.test.{ts,tsx}'],
          // the files of a worker share its modules; `tests/support/unit-setup.ts` says what a test must undo
          isolate: false,
          setupFiles: 'tests/support/unit-setup.ts',
          // tests create thousands of folders, which takes several times as long on a disk as in the memory of Linux
          env: existsSync('/dev/shm') ? { TMPDIR: '/dev/shm' } : {},
          restoreMocks: true,
          unstubEnvs: true,
          unstubGlobals: true,
          // on a busy machine, loading the modules of a test may take longer than the default of 5 s
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // a state that a test waits for may take longer than the default of 1 s as well
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        // reads the content folder of the site, and compares it with the code that shows or uses it
        resolve: { alias },
        test: {
          name: 'content',
          include: ['tests/content/**/*.test.ts'],
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // reads the sites that `tests/support/build-sites.ts` builds
        resolve: { alias },
        test: {
          name: 'export',
          include: ['tests/export/**/*.test.ts'],
          // the tests only read files, so the files of a worker can share modules and parsed pages
          isolate: false,
          setupFiles: 'tests/support/require-sites.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // starts the commands of `package.json` and other processes, some of them on the sites
        resolve: { alias },
        test: {
          name: 'commands',
          include: ['tests/commands/**/*.test.ts'],
          isolate: false,
          restoreMocks: true,
          unstubEnvs: true,
          testTimeout: 300_000,
        },
      },
      {
        // runs builds, which share the caches of the project folder
        resolve: { alias },
        test: {
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
          setupFiles: 'tests/support/require-sites.ts',
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        // runs statements in a database engine, which the files of a worker share
        resolve: { alias },
        test: {
          name: 'sql',
          include: ['tests/sql/**/*.test.ts'],
          isolate: false,
          testTimeout: 300_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
