import type { ContentPage } from '../content-model/types'
import { isOfCurrentVersion } from '../content-model/docs-versions'
import { isListed } from '../content-model/visibility'
import type { Locale } from '../i18n/locales'
import { allDocs } from './docs'
import { allPosts } from './posts'
import { pageQuery } from './page-query'
import { perSnapshot } from './source'

/** A new post, or a revision that a page describes. */
export interface Change {
  readonly kind: 'newPost' | 'revised'
  readonly page: ContentPage
  /** The date in ISO 8601, UTC. */
  readonly date: string
  /** The description of a new post, the note on a revision. */
  readonly text?: string
}

/** The maximum number of changes in the list and its feeds; the archive of the blog has all posts. */
const longestList = 100

/** Returns the new posts and the revisions of listed pages of the current version in a language, newest first. */
export const changes = perSnapshot((locale: Locale): readonly Change[] =>
  [...allPosts(locale), ...allDocs(locale)]
    .filter((page) => isListed(page) && isOfCurrentVersion(page))
    .flatMap(changesOf)
    .sort((a, b) => b.date.slice(0, 10).localeCompare(a.date.slice(0, 10)))
    .slice(0, longestList),
)

/** Returns the changes of a page; a doc has no date of publication. */
function changesOf(page: ContentPage): Change[] {
  const { revision, description } = page
  return [
    ...(revision ? [{ kind: 'revised' as const, page, date: revision.date, text: revision.note }] : []),
    ...(page.kind === 'post'
      ? [{ kind: 'newPost' as const, page, date: page.date, ...(description !== undefined && { text: description }) }]
      : []),
  ]
}

/** A change with what the list of changes shows of its page. */
export interface ListedChange extends Omit<Change, 'page'> {
  readonly page: Pick<ContentPage, 'locale' | 'contentLocale' | 'path' | 'title'>
}

/** The changes of one month. */
export interface ChangedMonth {
  /** The month as `2025-01`. */
  readonly month: string
  readonly changes: readonly ListedChange[]
}

/** Returns the list of changes by month, newest first. */
export const changeList = pageQuery('changeList', (locale: Locale): ChangedMonth[] => {
  const listed = changes(locale).map(({ page, ...rest }): ListedChange => {
    const { contentLocale, path, title } = page
    return { ...rest, page: { locale, contentLocale, path, title } }
  })
  const monthOf = ({ date }: ListedChange) => date.slice(0, 7)
  return [...new Set(listed.map(monthOf))].map((month) => ({
    month,
    changes: listed.filter((change) => monthOf(change) === month),
  }))
})
