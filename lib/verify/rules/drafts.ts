import type { ContentFile } from '../../content-files/content-file'
import { publicHref } from '../../config/routes'
import type { Report } from '../../diagnostics/diagnostic'
import type { PublishedSite } from '../published'

/** A page that must not be published: its file in the site, and its source file. */
export interface DraftPage {
  readonly file: string
  readonly source: string
}

/** Reports published drafts; the fallback page of another language is allowed at their URL. */
export function publishedDrafts(site: PublishedSite, drafts: readonly DraftPage[]): Report[] {
  return drafts
    .filter(({ file }) => site.pages.has(file) && site.pages.get(file)?.fallbackLanguage === undefined)
    .map(({ file, source }) => ({ file, message: `${source} is a draft or has a future date` }))
}

/** Returns the pages of drafts and of posts with a date after that of the build; the date of a doc does not hide it. */
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
