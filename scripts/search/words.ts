import { readFileSync } from 'node:fs'
import { commandLine, exitOnError, exitOnRejection } from '../../lib/node/command-line'
import { readInputFile } from '../../lib/node/read-input-file'
import { locales } from '../../lib/i18n/locales'
import { parseJudged } from './judged'

/**
 * `npm run search:words [-- FILE]`: lists query words without results, each with a query that contains it, as
 * candidates for `content/synonyms.yml` or the keywords of a page. The queries are the judged queries or the lines of a
 * file.
 */
const { positionals } = commandLine({}, 1)
const [file] = positionals
const lines = file === undefined ? [] : exitOnError(() => readInputFile(file).split('\n').filter(Boolean))

const { buildIndex } = await import('../../lib/search/index/build')
const { parseQuery } = await import('../../lib/search/query/query')
const { openInMemory } = await import('../../lib/search/query/in-memory')
const { contentStep } = await import('../../lib/build/content-step')
await exitOnRejection(contentStep())
const { searchPages } = await import('../../lib/search/index/pages')
const { snapshot } = await import('../../lib/site-data/source')

const judged = file === undefined ? parseJudged(readFileSync('scripts/search/queries.txt', 'utf8')) : []
for (const locale of locales) {
  const files = buildIndex(locale, await searchPages(snapshot(), locale), { synonyms: snapshot().synonyms })
  const search = await openInMemory(locale, files)
  const queries = [...judged.filter((query) => query.locale === locale).map(({ text }) => text), ...lines]
  const examples = new Map<string, string>()
  for (const query of queries)
    for (const { term, isWord, isPair } of parseQuery(query).groups)
      if ((isWord || isPair) && !examples.has(term)) examples.set(term, query)
  for (const [word, query] of examples) {
    // if the results are those of a correction, the index does not have the word
    const { total, isCorrected } = await search.query(`${word} `, { limit: 0 })
    if (total === 0 || isCorrected) console.log(`${locale}  ${word}  in “${query}”`)
  }
}
process.exit()
