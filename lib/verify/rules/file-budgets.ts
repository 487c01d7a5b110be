import type { Report } from '../../diagnostics/diagnostic'
import type { PublishedSite } from '../published'

/** The maximum size of a file in bytes, uncompressed; the first pattern that matches the path applies. */
const budgets: readonly (readonly [RegExp, bytes: number])[] = [
  // the database, which is loaded on request only, after the size was shown
  [/\/_sql\/[^/]+\//, 10_000_000],
  [/\/_search\/.*\.json$/, 200_000],
  // feeds and llms-full.txt contain the full text of many pages
  [/\/(rss\.xml|atom\.xml|feed\.json|llms-full\.txt)$/, 5_000_000],
  [/\/sitemap\.xml$/, 50_000_000],
  [/\.html$/, 150_000],
  [/\.txt$/, 300_000],
  // the SQL editor is a single file
  [/\.js$/, 450_000],
  [/\.css$/, 60_000],
  [/\.(png|jpe?g|webp|avif|svg|gif)$/, 150_000],
]
const ANY_OTHER = 200_000

/** Reports files that exceed their budget, source maps, and paths that differ only in case. */
export function fileErrors({ files }: Pick<PublishedSite, 'files'>): Report[] {
  const owners = new Map<string, string>()
  return [...files].flatMap(([file, bytes]) => {
    const found: Report[] = []
    const budget = budgets.find(([pattern]) => pattern.test(`/${file}`))?.[1] ?? ANY_OTHER
    if (bytes > budget) found.push({ file, message: `${bytes} bytes, with a budget of ${budget}` })
    if (file.endsWith('.map')) found.push({ file, message: 'a source map is published' })
    const owner = owners.get(file.toLowerCase())
    if (owner !== undefined)
      found.push({ file, message: `differs from ${owner} in letter case only`, fix: 'rename one' })
    owners.set(file.toLowerCase(), file)
    return found
  })
}
