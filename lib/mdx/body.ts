import type { BodyRules } from '../audit-rules/body-rules'
import type { EngineVersion } from '../engine-versions/schema'
import type { BodyReport, SourcePosition } from '../content-model/body-error'
import type { ComponentRules } from '../content-model/component-rules'
import type { ImportedFile } from '../content-model/imported-path'
import type { ContentSettings } from '../content-model/settings'
import type { PagePath } from '../config/routes'
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
  /** The resolved href; see `resolveLink`. */
  readonly href: string
}

/**
 * A `<DocCardList>` in a body; `items` is the value of its attribute, absent for the cards of the doc's own category.
 */
export interface BodyCards extends SourcePosition {
  readonly items?: unknown
}

/**
 * A fence that is not highlighted yet. Only pages need its colours, and they take longer than the rest of a compilation,
 * so that a check does without them.
 */
export interface DeferredFence {
  /** The text that stands for the HTML of the fence in compiled code. */
  readonly placeholder: string
  readonly code: string
  readonly language: string
  readonly lines?: readonly number[]
  readonly numbersFrom?: number
}

/** A compiled body: code for `useMDXComponent`, and the data that other pages and checks read from it. */
export interface CompiledBody {
  readonly code: string
  /** Code of the part before the `truncate` mark; absent without the mark. */
  readonly excerpt?: string
  /** The fences that `code` and `excerpt` show by placeholders; absent once they are highlighted. */
  readonly fences?: readonly DeferredFence[]
  readonly toc: readonly TocEntry[]
  /** The ids of all elements as they are written, such as `<a id="x"></a>`, and those of the headings. */
  readonly anchors: readonly string[]
  readonly links: readonly BodyLink[]
  readonly images: readonly BodyImage[]
  readonly cards: readonly BodyCards[]
  /** The texts for the search index; the first section is the part before any heading. */
  readonly sections: readonly BodySection[]
  readonly sql: BodySql
  /** Warnings about unsupported parts, which are omitted or shown differently; only in lenient folders. */
  readonly warnings: readonly BodyReport[]
}

export interface MdxSource {
  readonly body: string
  /** Path without the language, `docs/guides/x.mdx`; links to files are resolved relative to it. */
  readonly file: string
  readonly locale: Locale
  /** The path of the page, against which its links by URL are resolved. */
  readonly page?: PagePath
  /** The rules that the body shows or mentions, from `rulesFor`. */
  readonly rules?: BodyRules
  /** The terms that the body shows or links, from `glossaryFor`. */
  readonly glossary?: Glossary
  /** The entries of `versions.yml`, for a body with a `<VersionIndex>`. */
  readonly versions?: readonly EngineVersion[]
  /** The files that the body imports as text, by their paths without language. */
  readonly imported?: Readonly<Record<string, ImportedFile>>
  /** The rules of `components.yml` for the components that the body names. */
  readonly components?: ComponentRules
  /** The settings of the content folder, if it has any. */
  readonly settings?: ContentSettings
}
