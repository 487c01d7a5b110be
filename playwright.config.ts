import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { chromiumArgs, headlessChromiumPath } from './lib/node/chromium'
import './lib/node/v8-flags.cjs'

/** The browser tests: `*.spec.ts` below `tests/`. They read the sites that `tests/support/build-sites.ts` builds. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: '.cache/playwright',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // one more than cores, because pages wait for timers and for the server
  workers: availableParallelism() + 1,
  timeout: 60_000,
  // on a machine that is busy with other work, scripts may take longer than the default of 5 s to arrive and run
  expect: { timeout: 20_000 },
  // a retry records a trace; `npm test` lists the tests that pass only on a retry
  retries: 1,
  reporter: [['list'], ['json', { outputFile: '.cache/playwright.json' }]],
  use: {
    // an action that gets no answer ends the test earlier than its time limit, with an error at its line
    actionTimeout: 30_000,
    viewport: { width: 1366, height: 900 },
    // a service worker would answer requests that tests watch or intercept
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: headlessChromiumPath(),
      args: [
        ...chromiumArgs,
        // frames are drawn by the processor: sending them to a process of their own takes a twentieth of the time of tests
        '--in-process-gpu',
        // without optimised WebAssembly: a test runs the database for seconds, and optimising it takes longer than that
        '--js-flags=--liftoff-only',
      ],
    },
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
  },
  projects: [
    // begins with the projects of one worker, so that no other worker waits for them at the end
    // runs `npm run dev` on its own content folder; one worker, because all would write the same `.next`; on a busy machine
    // a start takes up to 40 s, and some tests start it again
    { name: 'dev', testMatch: 'dev/**/*.spec.ts', workers: 1, timeout: 180_000 },
    // WebKitGTK with its own WebDriver, because Playwright's WebKit would have to be downloaded
    { name: 'webkit', testMatch: 'webkit/**/*.spec.ts', fullyParallel: false, workers: 1 },
    { name: 'chromium', testIgnore: ['webkit/**', 'dev/**'] },
  ],
})
