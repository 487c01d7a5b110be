import { paths } from '../../config/routes'
import { locales } from '../../i18n/locales'
import { siteOpenSearch } from '../../search/index/open-search'
import { writePageFile } from './write-page-file'

/** Writes the OpenSearch description of each language, which adds the site's search to the address bar of browsers. */
export function writeOpenSearch(outDir: string): void {
  for (const locale of locales) writePageFile(outDir, locale, paths.openSearch, siteOpenSearch(locale))
}
