import { paths, publicHref } from '../../config/routes'
import { locales } from '../../i18n/locales'
import { isOfCurrentVersion } from '../../content-model/docs-versions'
import { isListed } from '../../content-model/visibility'
import { allDocs } from '../../site-data/docs'
import { listedPosts } from '../../site-data/posts'
import { writePageFile } from './write-page-file'

/** Writes the paths and titles of the listed pages of each language, without other versions, for the 404 page. */
export function writePageLists(outDir: string): void {
  for (const locale of locales) {
    const pages = [...allDocs(locale).filter((doc) => isListed(doc) && isOfCurrentVersion(doc)), ...listedPosts(locale)]
    const rows = pages.map((page) => [publicHref(locale, page.path), page.title])
    writePageFile(outDir, locale, paths.pageList, JSON.stringify(rows))
  }
}
