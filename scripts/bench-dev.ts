import { commandLine } from '../lib/command-line'
import { chromiumArgs, headlessChromiumPath } from '../lib/node/chromium'
import { machine } from './bench-machine'
import type { DevCost } from './bench-dev-measure'
import type { DevSite } from './bench-dev-sites'

/**
 * `npm run bench:dev`: how long a writer waits, here and with Docusaurus and Starlight on the same docs, measured one after
 * the other in the same run. The other tools are installed from the registry into `.cache/bench-dev` on the first run.
 */
commandLine({})
const { chromium } = await import('playwright-core')
const { measureDev } = await import('./bench-dev-measure')
const { docusaurus, ownCorpus, realContent, starlight } = await import('./bench-dev-sites')
const EDITS = 20
const DOCS = 300

console.log(machine())
const browser = await chromium.launch({ executablePath: headlessChromiumPath(), args: chromiumArgs })
const real = await measure(realContent())
const own = await measure(ownCorpus(DOCS))
const peers = [await measure(docusaurus(DOCS)), await measure(starlight(DOCS))]
const few = await measure(ownCorpus(100))
const many = await measure(ownCorpus(1_000))
await browser.close()

const [first] = peers
const fastest = Math.min(...peers.map(({ edit }) => edit))
ratio('first page on the real content, to Docusaurus', real.cold, first?.cold)
ratio(`edit at ${DOCS} docs, to the faster of the others`, own.edit, fastest)
ratio('edit at 1,000 docs, to 100 docs', many.edit, few.edit)

async function measure(site: DevSite): Promise<DevCost> {
  const cost = await measureDev(site, browser, EDITS)
  const cells = [cost.cold, cost.warm, cost.edit].map((value) => `${Math.round(value)} ms`.padStart(10))
  console.log(`${site.name.padEnd(34)}${cells.join('')}   (first page cold, warm, edit seen: median of ${EDITS})`)
  return cost
}

function ratio(name: string, ours: number, other = NaN): void {
  console.log(`${name}: ${(ours / other).toFixed(2)}`)
}
