import { readFileSync } from 'node:fs'
import { commandLine, exitOnRejection, flag } from '../../lib/node/command-line'
import { locales, type Locale } from '../../lib/i18n/locales'
import { messages } from '../../lib/i18n/messages'
import { anchorAccuracy, metrics, parseJudged } from './judged'
import type { SearchPage } from '../../lib/search/index/documents'
import type { PageHit } from '../../lib/search/query/search'
import type { Engine } from './peers'

/**
 * `npm run search:eval [-- --misses --train --again]`: evaluates the search with the judged queries, in comparison with
 * two other engines on the same text. `--misses` lists training queries whose first hit does not have grade 3;
 * `--train` omits the held-out queries; `--again` reuses the content of the last content step.
 */
const { values } = commandLine({ misses: flag, train: flag, again: flag })
const { misses: showMisses, train: trainOnly } = values

const { buildIndex } = await import('../../lib/search/index/build')
const { openInMemory } = await import('../../lib/search/query/in-memory')
const { miniSearch, peerRecords } = await import('./peers')
const { pagefind } = await import('./pagefind')
const { contentStep } = await import('../../lib/build/content-step')
if (!values.again) await exitOnRejection(contentStep())
const { snapshot } = await import('../../lib/site-data/source')
const { searchPages } = await import('../../lib/search/index/pages')
const engines = new Map<string, Map<Locale, Engine>>()
const pagesOf = new Map<Locale, SearchPage[]>()
const answer = new Map<Locale, (query: string) => Promise<readonly PageHit[]>>()
for (const locale of locales) {
  const pages = await searchPages(snapshot(), locale)
  pagesOf.set(locale, pages)
  const records = peerRecords(pages)
  add('ours', locale, await ours(locale, pages))
  add('MiniSearch', locale, miniSearch(records))
  add('Pagefind', locale, await pagefind(pages, locale))
}

const all = parseJudged(readFileSync('scripts/search/queries.txt', 'utf8')).filter(
  ({ isHeld }) => !(trainOnly && isHeld),
)
const judged = all.filter(({ grades, locale }) => pagesOf.get(locale)?.some(({ id }) => grades.has(id)))
console.log(`${judged.length} queries, ${all.length - judged.length} skipped: their pages do not exist yet`)

const names = [...new Set(judged.map(({ group }) => group))]
for (const [engine, byLocale] of engines) {
  const rankings = []
  for (const query of judged) rankings.push({ query, pages: (await byLocale.get(query.locale)?.(query.text)) ?? [] })
  console.log(`\n${engine.padEnd(16)} queries  MRR of the best page  MRR@10  nDCG@10  success@1  success@5`)
  for (const [part, isHeld] of [['training', false], ...(trainOnly ? [] : [['held out', true] as const])] as const) {
    const own = rankings.filter(({ query }) => query.isHeld === isHeld)
    for (const group of [undefined, ...names]) {
      const { queries, best, mrr, ndcg, successAt1, successAt5 } = metrics(
        own.filter(({ query }) => group === undefined || query.group === group),
      )
      const values = [mrr, ndcg, successAt1, successAt5].map((value) => value.toFixed(3).padStart(8)).join('  ')
      const name = `${part} ${group ?? 'all'}`
      console.log(`  ${name.padEnd(15)} ${String(queries).padStart(6)} ${best.toFixed(3).padStart(21)}${values}`)
    }
  }
  if (engine !== 'ours') continue
  console.log(`  first hits that lead to the judged section: ${await anchors()}`)
  if (!showMisses) continue
  // without the misses of held-out queries, which must not influence tuning
  for (const { query, pages } of rankings.filter(({ query }) => !query.isHeld)) {
    if ((query.grades.get(pages[0] ?? '') ?? 0) >= 3) continue
    const wanted = [...query.grades.keys()].join(', ')
    console.log(`    ${query.text} → ${pages.slice(0, 3).join(', ')}   (wanted ${wanted})`)
  }
}
process.exit()

/** Returns the share of first hits whose first section is the judged section, with three decimals. */
async function anchors(): Promise<string> {
  const answers = []
  for (const query of judged) {
    const [hit] = (await answer.get(query.locale)?.(query.text)) ?? []
    const page = pagesOf.get(query.locale)?.find(({ href }) => href === hit?.href)?.id
    answers.push({ query, page, anchor: hit?.sections[0]?.href.split('#')[1] ?? '' })
  }
  return anchorAccuracy(answers).toFixed(3)
}

async function ours(locale: Locale, pages: readonly SearchPage[]): Promise<Engine> {
  const help = { texts: messages[locale].search.help, report: '' }
  const files = buildIndex(locale, pages, { synonyms: snapshot().synonyms, help })
  const search = await openInMemory(locale, files)
  const ask = async (query: string) => (await search.query(query, { limit: 10 })).hits
  answer.set(locale, ask)
  const idOf = new Map(pages.map(({ href, id }) => [href, id]))
  return async (query) => (await ask(query)).map(({ href }) => idOf.get(href) ?? '')
}

function add(engine: string, locale: Locale, answer: Engine): void {
  engines.set(engine, (engines.get(engine) ?? new Map<Locale, Engine>()).set(locale, answer))
}
