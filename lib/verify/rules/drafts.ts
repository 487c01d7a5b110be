import type { ContentFile } from '../../content-files/content-file'
import { publicHref } from '../../config/routes'
import type { Found } from '../finding'
import type { PublishedSite } from '../published'

/** A page that must not be there, by the file that it would be, and where its text is. */
export interface DraftPage {
  readonly file: string
  readonly source: string
}

/** Drafts that are published under their own address; another language may stand in for them. */
export function publishedDrafts(site: PublishedSite, drafts: readonly DraftPage[]): Found[] {
  return drafts
    .filter(({ file }) => site.pages.has(file) && site.pages.get(file)?.standsIn === undefined)
    .map(({ file, source }) => ({ file, message: `${source} is a draft, or of a day to come` }))
}

/** The pages that drafts, and posts of days after a build's, would be; the date of a doc hides nothing. */
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
