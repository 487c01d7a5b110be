import { readFileSync } from 'node:fs'
import { commandLine, flag } from '../lib/command-line'
import { locales, type Locale } from '../lib/i18n/locales'
import { anchorAccuracy, figures, parseJudged, type JudgedQuery } from '../lib/search/judged'
import type { SearchPage } from '../lib/search/records'
import type { PageHit } from '../lib/search/search'
import type { Engine } from './search-peers'

/**
 * `npm run search:eval [-- --misses --tune --again]`: how well the search answers the judged queries, beside two other
 * engines on the same records. `--misses` lists what does not come first; `--tune` leaves the held queries alone;
 * `--again` takes the content as the last step has left it.
 */
const { values } = commandLine({ misses: flag, tune: flag, again: flag })
const { misses: showMisses, tune: tuneOnly } = values

const { buildIndex } = await import('../lib/search/build')
const { openSearch } = await import('../lib/search/search')
const { miniSearch, orama, peerRecords } = await import('./search-peers')
const { contentStep } = await import('../lib/content/step')
if (!values.again) await contentStep()
const { snapshot } = await import('../lib/content/source')
const { searchPages } = await import('../lib/search/pages')
const engines = new Map<string, Map<Locale, Engine>>()
const pagesOf = new Map<Locale, SearchPage[]>()
const answer = new Map<Locale, (query: string) => Promise<readonly PageHit[]>>()
for (const locale of locales) {
  const pages = await searchPages(snapshot(), locale)
  pagesOf.set(locale, pages)
  const records = peerRecords(pages)
  add('ours', locale, await ours(locale, pages))
  add('MiniSearch', locale, miniSearch(records))
  add('Orama', locale, await orama(records, locale))
}

const all = parseJudged(readFileSync('scripts/search-queries.txt', 'utf8')).filter(
  ({ isHeld }) => !(tuneOnly && isHeld),
)
const judged = all.filter(({ grades, locale }) => pagesOf.get(locale)?.some(({ id }) => grades.has(id)))
console.log(`${judged.length} queries, ${all.length - judged.length} skipped: their pages do not exist yet`)

const groups: [name: string, of: (query: JudgedQuery) => boolean][] = [
  ['all', () => true],
  ...[...new Set(judged.map(({ group }) => group))].map((name): [string, (query: JudgedQuery) => boolean] => [
    name,
    ({ group }) => group === name,
  ]),
  ['tune', ({ isHeld }) => !isHeld],
  ...(tuneOnly ? [] : [['held', ({ isHeld }: JudgedQuery) => isHeld] as [string, (query: JudgedQuery) => boolean]]),
]
for (const [engine, byLocale] of engines) {
  const rankings = []
  for (const query of judged) rankings.push({ query, pages: (await byLocale.get(query.locale)?.(query.text)) ?? [] })
  console.log(`\n${engine.padEnd(12)} queries  MRR@10  nDCG@10  success@1  success@5`)
  for (const [name, belongs] of groups) {
    const { queries, mrr, ndcg, successAt1, successAt5 } = figures(rankings.filter(({ query }) => belongs(query)))
    console.log(
      `  ${name.padEnd(10)} ${String(queries).padStart(7)} ${[mrr, ndcg, successAt1, successAt5].map((value) => value.toFixed(3).padStart(8)).join('  ')}`,
    )
  }
  if (engine === 'ours') console.log(`  first hits that lead to the judged section: ${await anchors()}`)
  if (showMisses && engine === 'ours') {
    for (const { query, pages } of rankings.filter(({ query, pages }) => (query.grades.get(pages[0] ?? '') ?? 0) < 3))
      console.log(
        `    ${query.text} → ${pages.slice(0, 3).join(', ')}   (wanted ${[...query.grades.keys()].join(', ')})`,
      )
  }
}

/** Where the first hits lead: the section of each that is shown first. */
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
  const files = buildIndex(locale, pages)
  const search = await openSearch(locale, async (path) => {
    const file = files.get(path)
    if (file === undefined) throw new Error(`there is no ${path}`)
    return file
  })
  const ask = async (query: string) => (await search.query(query, { limit: 10 })).hits
  answer.set(locale, ask)
  const idOf = new Map(pages.map(({ href, id }) => [href, id]))
  return async (query) => (await ask(query)).map(({ href }) => idOf.get(href) ?? '')
}

function add(engine: string, locale: Locale, answer: Engine): void {
  engines.set(engine, (engines.get(engine) ?? new Map<Locale, Engine>()).set(locale, answer))
}
