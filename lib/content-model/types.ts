import type { Locale } from '../i18n/locales'
import type { PagePath } from '../config/routes'

/** The date (ISO 8601, UTC) and the author of a page's last change. */
export interface LastUpdate {
  readonly date?: string
  readonly author?: string
}

/** The metadata of a page made from a file. Strings are final: `{product}` is already replaced. */
export interface PageMeta {
  /** The file's path without language, collection and extension: `guides/optimize/index`. */
  readonly id: string
  /** Language of its URL. */
  readonly locale: Locale
  /** Language of the text; differs from `locale` if the original replaces a missing translation. */
  readonly contentLocale: Locale
  readonly path: PagePath
  readonly title: string
  readonly description?: string
  /** Keys of `tags.yml`. */
  readonly tags: readonly string[]
  readonly keywords: readonly string[]
  /** ISO 8601, UTC. */
  readonly date?: string
  /** Keys of `authors.yml`. */
  readonly authors: readonly string[]
  readonly draft: boolean
  readonly unlisted: boolean
  /** A translation whose original has changed since. */
  readonly outdated?: true
  /** The value in the frontmatter, else the last commit. */
  readonly lastUpdate?: LastUpdate
  readonly image?: string
  /** URL of the page's editor, `null` for none; absent, the file below the site's `editBase`. */
  readonly editUrl?: string | null
  readonly toc: { readonly hidden: boolean; readonly min: number; readonly max: number }
  /** Relative to the content folder: `en/docs/guides/optimize/index.mdx`. */
  readonly sourceFile: string
  /** Names the file with its body; see `snapshot-store.ts`. */
  readonly bodyHash: string
}

export interface Doc extends PageMeta {
  readonly kind: 'doc'
  readonly sidebarLabel?: string
  readonly sidebarPosition?: number
  /** The title is visually hidden above the text. */
  readonly hideTitle?: true
  /** Name of the sidebar beside it; `null` for none, absent for the first one that contains it. */
  readonly displayedSidebar?: string | null
  /** The label of links to this doc in the pagers of its neighbours. */
  readonly paginationLabel?: string
  /** Doc id of the pager's neighbour; `null` for none, absent for the sidebar's. */
  readonly paginationPrev?: string | null
  readonly paginationNext?: string | null
}

export interface Post extends PageMeta {
  readonly kind: 'post'
  readonly date: string
  readonly year: string
  readonly slug: string
  /** Minutes, to two decimals. */
  readonly readingTime: number
}

export type ContentPage = Doc | Post

/** One row of `tags.yml`. */
export interface Tag {
  readonly key: string
  readonly slug: string
  readonly label: Readonly<Record<Locale, string>>
  readonly description?: Readonly<Record<Locale, string>>
}

/** One row of `authors.yml`. */
export interface Author {
  readonly key: string
  readonly name: Readonly<Record<Locale, string>>
  readonly title?: Readonly<Record<Locale, string>>
  readonly description?: Readonly<Record<Locale, string>>
  readonly url?: string
  readonly email?: string
  /** A path of the site, or a URL. */
  readonly image?: string
  /** A team or a company rather than a person. */
  readonly organization?: boolean
  /** The last segment of the author's page's URL; absent for an author without a page. */
  readonly slug?: string
}
