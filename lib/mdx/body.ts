import type { BodyRules } from '../audit-rules/body-rules'
import type { EngineVersion } from '../engine-versions/schema'
import type { SourcePosition } from '../content-model/body-error'
import type { Locale } from '../i18n/locales'
import type { Glossary } from '../glossary/schema'
import type { BodyImage } from './plugins/images'
import type { BodySection } from './plugins/sections'
import type { BodySql } from './plugins/sql'

export interface TocEntry {
  readonly id: string
  /** Heading level, 2–6. */
  readonly depth: number
  readonly text: string
}

export interface BodyLink extends SourcePosition {
  /** The href as written, or `doc:<collection>/<path>.mdx#hash` for a link to a file. */
  readonly href: string
}

/** A `<DocCardList>` of a body: of its category, or of what it names. */
export interface BodyCards extends SourcePosition {
  readonly items?: unknown
}

/** A body ready to render: function bodies for `useMDXComponent`, and what other pages need to know of it. */
export interface CompiledBody {
  readonly code: string
  /** The part before the `truncate` mark; absent without a mark. */
  readonly excerpt?: string
  readonly toc: readonly TocEntry[]
  readonly links: readonly BodyLink[]
  readonly images: readonly BodyImage[]
  readonly cards: readonly BodyCards[]
  /** The texts for the search index; the first one is the part before any heading. */
  readonly sections: readonly BodySection[]
  readonly sql: BodySql
}

export interface MdxSource {
  readonly body: string
  /** Path without the language, `docs/guides/x.mdx`: links between files are seen from here. */
  readonly file: string
  readonly locale: Locale
  /** The rules that the body shows or mentions; see `rulesFor`. */
  readonly rules?: BodyRules
  /** The terms that the body shows or links; see `glossaryFor`. */
  readonly glossary?: Glossary
  /** The versions of engines, for a body that lists them. */
  readonly versions?: readonly EngineVersion[]
}
