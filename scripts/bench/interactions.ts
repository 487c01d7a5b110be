import type { BrowserContextOptions, Page } from 'playwright-core'
import { commandLine, exitOnError, readCounts } from '../../lib/node/command-line'
import { builtSite } from '../../lib/build/out-dir'
import { serveFolder } from '../../lib/hosting/serve'
import { chromiumArgs, chromiumPath } from '../../lib/node/chromium'
import { describeMachine } from './machine'
import { interactionTimes, interactions } from './interaction-times'
import { clickTimes, pageToMarkdown } from './click-times'
import { median } from './median'

/**
 * `npm run bench:interactions [-- TIMES]`: measures the built `out/` in Chromium: Interaction to Next Paint of the
 * controls at 4× slowdown, 20 times each by default, and the time from a click on a link to the next page’s heading.
 */
const SLOWER = 4
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const { positionals } = commandLine({}, 1)
const [times = 20] = exitOnError(() => readCounts(positionals))
const folder = exitOnError(() => builtSite('out'))
const { chromium } = await import('playwright-core')
const server = await serveFolder(folder, 0)
const origin = `http://localhost:${server.port}`
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: chromiumArgs,
  // an open dialog takes their place
  ignoreDefaultArgs: ['--hide-scrollbars'],
})
const ms = (values: readonly number[]) =>
  `median ${median(values).toFixed(0)} ms, maximum ${Math.max(...values).toFixed(0)} ms (${values.length} times)`

console.log(describeMachine())
console.log(`Interaction to Next Paint, ${SLOWER}× slower`)
for (const interaction of interactions) {
  const durations = await onPage(
    (page) => interactionTimes(page, origin, interaction, { times, slower: SLOWER }),
    interaction.isOnPhone && phone,
  )
  console.log(`  ${interaction.name}: ${ms(durations)}`)
}
console.log('From a click on a link to the heading of the next page')
for (const isPointedAt of [true, false]) {
  const { durations, visited } = await onPage((page) => clickTimes(page, origin, isPointedAt))
  console.log(`  a link that was ${isPointedAt ? '' : 'not '}pointed at before: ${ms(durations)}`)
  const ratios = visited.map((path) => pageToMarkdown(folder, path))
  console.log(`    data of these pages: ${median(ratios).toFixed(2)} of their Markdown (median)`)
}
await browser.close()
await server.close()

/** Measures in a new tab without cache and storage. */
async function onPage<Result>(
  measure: (page: Page) => Promise<Result>,
  device: BrowserContextOptions = { viewport: { width: 1366, height: 900 } },
): Promise<Result> {
  const context = await browser.newContext(device)
  const result = await measure(await context.newPage())
  await context.close()
  return result
}
