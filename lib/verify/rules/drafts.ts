import type { ContentFile } from '../../content-files/content-file'
import { publicHref } from '../../config/routes'
import type { Report } from '../../diagnostics/diagnostic'
import type { PublishedSite } from '../published'

/** An unpublished page: its file in the site and its source file. */
export interface DraftPage {
  readonly file: string
  readonly source: string
}

/** Reports published drafts; a fallback page in another language is allowed at the URL of a draft. */
export function publishedDrafts(site: PublishedSite, drafts: readonly DraftPage[]): Report[] {
  return drafts
    .filter(({ file }) => site.pages.has(file) && site.pages.get(file)?.fallbackLanguage === undefined)
    .map(({ file, source }) => ({ file, message: `${source} is a draft or has a future date` }))
}

/** Returns the pages of drafts, and of posts with a date after the build date; docs may have future dates. */
export function draftPages(
  files: readonly Pick<ContentFile, 'file' | 'locale' | 'collection' | 'fields' | 'path'>[],
  buildDate: string,
): DraftPage[] {
  const isToCome = ({ collection, fields }: (typeof files)[number]) =>
    collection === 'blog' && String(fields.date ?? '').slice(0, 10) > buildDate
  return files
    .filter((file) => file.fields.draft === true || isToCome(file))
    .map(({ locale, path, file }) => ({ file: `${publicHref(locale, path).slice(1)}index.html`, source: file }))
}
