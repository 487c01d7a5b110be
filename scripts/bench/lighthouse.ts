import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { commandLine, exitOnError, readCounts } from '../../lib/node/command-line'
import { builtSite } from '../../lib/build/out-dir'
import { serveFolder } from '../../lib/hosting/serve'
import { publicHref } from '../../lib/config/routes'
import { chromiumPath } from '../../lib/node/chromium'
import { describeMachine } from './machine'
import { median } from './median'

/**
 * `npm run bench:lighthouse [-- RUNS]`: prints Lighthouse's four mobile scores and the total blocking time of seven
 * templates of the built `out/`, each the median of five runs by default. Installs Lighthouse on demand, because CI
 * does not use it.
 */
const LIGHTHOUSE = 'lighthouse@12.8.2'
const { positionals } = commandLine({}, 1)
const [runs = 5] = exitOnError(() => readCounts(positionals))
const folder = exitOnError(() => builtSite('out'))
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const templates = [
  publicHref('en', ''),
  publicHref('en', 'guides/optimize/explainOutput'),
  publicHref('en', 'insides/audit/dataOperate/nulls'),
  publicHref('zh', 'blog/2025/reading-plan-diffs'),
  publicHref('en', 'blog'),
  publicHref('en', 'api/create-analysis'),
  publicHref('zh', 'search'),
]

interface Report {
  readonly categories: Readonly<Record<(typeof categories)[number], { readonly score: number }>>
  readonly audits: Readonly<Record<'total-blocking-time', { readonly numericValue: number }>>
}

console.log(`${describeMachine()}, ${LIGHTHOUSE}`)
console.log(`median of ${runs}: ${categories.join(', ')}; total blocking time`)
const server = await serveFolder(folder, 0)
for (const page of templates) {
  const reports: Report[] = []
  for (let run = 0; run < runs; run++)
    reports.push(await report(`http://localhost:${server.port}${page.replace(/\/?$/, '/')}`))
  const scores = categories.map((name) => median(reports.map((one) => Math.round(one.categories[name].score * 100))))
  const blocking = median(reports.map((one) => one.audits['total-blocking-time'].numericValue))
  console.log(`${page}: ${scores.join(', ')}; ${blocking.toFixed(0)} ms`)
}
await server.close()

/** Runs Lighthouse on a URL; retries if Chromium's trace lacks the start of the navigation (NO_NAVSTART). */
async function report(url: string, tries = 3): Promise<Report> {
  const flags = ['--output=json', '--quiet', '--chrome-flags=--headless=new --no-sandbox --disable-gpu']
  try {
    const { stdout } = await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, url, ...flags], {
      env: { ...process.env, CHROME_PATH: chromiumPath() },
      maxBuffer: 64 * 1024 * 1024,
    })
    return JSON.parse(stdout) as Report
  } catch (error) {
    if (tries === 1) throw error
    console.log(`${url}: run failed, retrying`)
    return report(url, tries - 1)
  }
}
