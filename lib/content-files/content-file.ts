import type { ContentPath } from '../content-model/content-path'

/** The parsed path, frontmatter and body of a content file; `fields` is empty if the YAML is invalid. */
export interface ContentFile extends ContentPath {
  readonly fields: Readonly<Record<string, unknown>>
  readonly yaml: string
  readonly body: string
  readonly bodyLine: number
  readonly path: string
}
