import { commandLine } from '../../lib/node/command-line'
import { chromiumArgs, headlessChromiumPath } from '../../lib/node/chromium'
import { describeMachine } from './machine'
import type { DevSite } from './dev-sites'

/**
 * `npm run bench:dev`: measures the development servers of this site, Docusaurus and Starlight on the same docs,
 * sequentially. Installs the other tools from the registry into `.cache/bench-dev` on the first run.
 */
commandLine({})
const { chromium } = await import('playwright-core')
const { measureEdits, measureStarts } = await import('./dev-measure')
const { docusaurus, ownCorpus, realContent, starlight } = await import('./dev-sites')
const EDITS = 20
const STARTS = 3
const DOCS = 300

console.log(describeMachine())
const browser = await chromium.launch({ executablePath: headlessChromiumPath(), args: chromiumArgs })
const sites = { real: realContent(), docusaurus: docusaurus(DOCS), starlight: starlight(DOCS) }

console.log(`\nfirst page, without and with the caches of an earlier start: medians of ${STARTS}`)
const starts = {
  real: await timeStarts('real'),
  docusaurus: await timeStarts('docusaurus'),
  starlight: await timeStarts('starlight'),
}

console.log(`\nfrom a save to the changed text in the page: median of ${EDITS} edits`)
const edits = {
  real: await timeEdits(sites.real),
  docusaurus: await timeEdits(sites.docusaurus),
  starlight: await timeEdits(sites.starlight),
  same: await timeEdits(ownCorpus(DOCS)),
  few: await timeEdits(ownCorpus(100)),
  many: await timeEdits(ownCorpus(1_000)),
}
await browser.close()

console.log('')
printRatio('first page on the real content, to Docusaurus', starts.real.cold, starts.docusaurus.cold)
printRatio(`edit at ${DOCS} docs, to the faster of the others`, edits.same, Math.min(edits.docusaurus, edits.starlight))
printRatio('edit at 1,000 docs, to 100 docs', edits.many, edits.few)

async function timeStarts(name: keyof typeof sites) {
  const cost = await measureStarts(sites[name], browser, STARTS)
  printRow(sites[name].name, cost.cold, cost.warm)
  return cost
}

async function timeEdits(site: DevSite) {
  const time = await measureEdits(site, browser, EDITS)
  printRow(site.name, time)
  return time
}

function printRow(name: string, ...times: number[]): void {
  console.log(name.padEnd(34) + times.map((time) => `${Math.round(time)} ms`.padStart(10)).join(''))
}

function printRatio(name: string, ours: number, other: number): void {
  console.log(`${name}: ${(ours / other).toFixed(2)}`)
}
