import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { chromiumArgs, headlessChromiumPath } from './lib/node/chromium'

/** The browser tests: every `*.spec.ts` below `tests/`. They read the sites that `tests/support/build-sites.ts` builds. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: '.cache/playwright',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: availableParallelism(),
  timeout: 60_000,
  // on a machine that is busy with other work, scripts may take longer than the default of 5 s to arrive and run
  expect: { timeout: 20_000 },
  // the retry records a trace; `npm test` names the tests that pass only then
  retries: 1,
  reporter: [['list'], ['json', { outputFile: '.cache/playwright.json' }]],
  use: {
    viewport: { width: 1366, height: 900 },
    // a service worker would answer requests that tests watch or intercept
    serviceWorkers: 'block',
    launchOptions: { executablePath: headlessChromiumPath(), args: chromiumArgs },
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
  },
  projects: [
    { name: 'chromium', testIgnore: ['webkit/**', 'dev/**'] },
    // `npm run dev` on a content folder of its own: one worker, since there is one `.next`
    { name: 'dev', testMatch: 'dev/**/*.spec.ts', workers: 1 },
    // WebKitGTK, driven by its own WebDriver: Playwright's WebKit is a download that not every machine can make
    { name: 'webkit', testMatch: 'webkit/**/*.spec.ts', fullyParallel: false, workers: 1 },
  ],
})
