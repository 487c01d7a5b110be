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
  // the retry records a trace; a test that passes only then counts as failed
  retries: 1,
  failOnFlakyTests: true,
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
    { name: 'chromium', testIgnore: 'webkit/**' },
    // WebKitGTK, driven by its own WebDriver: Playwright's WebKit is a download that not every machine can make
    { name: 'webkit', testMatch: 'webkit/**/*.spec.ts' },
  ],
})
