import type { ContentPath } from '../content-model/content-path'

/** A content file, with its frontmatter as far as that could be read. */
export interface ContentFile extends ContentPath {
  readonly fields: Readonly<Record<string, unknown>>
  readonly yaml: string
  readonly body: string
  readonly bodyLine: number
  readonly path: string
}
