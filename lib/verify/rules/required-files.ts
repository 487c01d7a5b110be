import { locales } from '../../i18n/locales'
import { paths, publicHref } from '../../config/routes'
import { shardFile } from '../../search/index/files'
import type { Report } from '../../diagnostics/diagnostic'
import type { PublishedSite } from '../published'

/** The files at the CDN's root that hosts and browsers request by name. */
const atRoot = ['index.html', '404.html', 'favicon.ico', 'robots.txt', '_headers', '_redirects', '.nojekyll']

/** Reports missing files to which no page links: files of hosts, browsers and the search. */
export function missingFiles({ basePath, files }: PublishedSite): Report[] {
  const base = basePath.slice(1)
  const ofSite = [
    publicHref('en', paths.offlineWorker).slice(1),
    ...locales.map((locale) => publicHref(locale, paths.pageList).slice(1)),
    ...locales.map((locale) => `${base}/_search/${shardFile.manifest(locale)}`),
  ]
  return [...atRoot, ...ofSite]
    .filter((file) => !files.has(file))
    .map((file) => ({ file, message: 'this required file is missing' }))
}
