import type { Locale } from '../i18n/locales'
import type { PagePath } from '../config/routes'
import type { SocialLink } from './socials'

/** The date (ISO 8601, UTC) and the author of a page's last change. */
export interface LastUpdate {
  readonly date?: string
  readonly author?: string
}

/** A revision of a page that its frontmatter describes for readers. */
export interface Revision {
  /** The date in ISO 8601, UTC. */
  readonly date: string
  /** One sentence about what has changed. */
  readonly note: string
}

/** The metadata of a page of a content file; `{product}` is already replaced in all texts. */
export interface PageMeta {
  /** The path of the file without language, collection and extension, such as `guides/optimize/index`. */
  readonly id: string
  /** The language of the page's URL. */
  readonly locale: Locale
  /** The language of the text; it differs from `locale` if the original replaces a missing translation. */
  readonly contentLocale: Locale
  readonly path: PagePath
  readonly title: string
  /** The title for browser tabs and search engines, if it differs. */
  readonly titleMeta?: string
  /** The description in the frontmatter, else the first paragraph, shortened. */
  readonly description?: string
  /** The tags, as keys of `tags.yml`. */
  readonly tags: readonly string[]
  readonly keywords: readonly string[]
  /** The date in ISO 8601, UTC. */
  readonly date?: string
  /** The authors, as keys of `authors.yml`. */
  readonly authors: readonly string[]
  readonly draft: boolean
  readonly unlisted: boolean
  /** Whether the page is a translation of an original that has changed since. */
  readonly outdated?: true
  /** The values in the frontmatter, or else those of the last commit. */
  readonly lastUpdate?: LastUpdate
  /** The last update, if its note in the frontmatter describes it. */
  readonly revision?: Revision
  readonly image?: string
  /** The URL of the page's editor, `null` for no link; by default, the file below the site's `editBase`. */
  readonly editUrl?: string | null
  readonly toc: { readonly hidden: boolean; readonly min: number; readonly max: number }
  /** The path relative to the content folder, such as `en/docs/guides/optimize/index.mdx`. */
  readonly sourceFile: string
  /** The hash that names the file with the page's body; see `snapshot-store.ts`. */
  readonly bodyHash: string
}

export interface Doc extends PageMeta {
  readonly kind: 'doc'
  /** The label of the doc's version, if it is not the current one. */
  readonly otherVersion?: string
  readonly sidebarLabel?: string
  readonly sidebarPosition?: number
  /** A short text beside the label in the sidebar. */
  readonly sidebarBadge?: string
  /** Whether the title above the text is visually hidden. */
  readonly hideTitle?: true
  /** The name of the page's sidebar, `null` for none; by default, the first sidebar that contains the doc. */
  readonly displayedSidebar?: string | null
  /** The label of links to this doc in the pagers of its neighbours. */
  readonly paginationLabel?: string
  /** The id of the previous doc in the pager, `null` for none; by default, the previous doc of the sidebar. */
  readonly paginationPrev?: string | null
  readonly paginationNext?: string | null
}

export interface Post extends PageMeta {
  readonly kind: 'post'
  readonly date: string
  readonly year: string
  readonly slug: string
  /** The reading time in minutes, rounded to two decimals. */
  readonly readingTime: number
}

export type ContentPage = Doc | Post

/** An entry of `tags.yml`. */
export interface Tag {
  readonly key: string
  readonly slug: string
  readonly label: Readonly<Record<Locale, string>>
  readonly description?: Readonly<Record<Locale, string>>
}

/** An entry of `authors.yml`. */
export interface Author {
  readonly key: string
  readonly name: Readonly<Record<Locale, string>>
  readonly title?: Readonly<Record<Locale, string>>
  readonly description?: Readonly<Record<Locale, string>>
  readonly url?: string
  readonly email?: string
  /** The path of an image of the site, or a URL. */
  readonly image?: string
  /** The author's accounts on other sites. */
  readonly socials?: readonly SocialLink[]
  /** Whether the author is an organisation instead of a person. */
  readonly organization?: boolean
  /** The last segment of the URL of the author's page; absent for an author without a page. */
  readonly slug?: string
}
