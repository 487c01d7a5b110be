import path from 'node:path'
import { isExternal } from '../../text/external-url'
import { positionAt } from '../../text/position-at'
import type { ContentFile } from '../../content-files/content-file'
import { fieldPosition } from '../../content-model/field-position'
import { matchesInProse, proseOf, type Prose } from '../../content-model/prose'
import type { FileReport } from '../../diagnostics/diagnostic'

type Page = Pick<ContentFile, 'fields' | 'yaml' | 'body' | 'bodyLine'>

/** Matches a Markdown image. */
const IMAGE = /!\[([^\]]*)\]\(<?([^)\s>]+)/g

/** Reports a share image that is neither an external URL nor the path of a file that `fileOf` finds. */
export function missingShareImage(
  { file, fields, yaml }: Page & Pick<ContentFile, 'file'>,
  fileOf: (image: string) => string | undefined,
  missingFileOf: (url: string) => string,
): FileReport[] {
  const { image } = fields
  if (typeof image !== 'string' || isExternal(image) || fileOf(image) !== undefined) return []
  const missing = image.startsWith('/') ? missingFileOf(image) : path.join(path.dirname(file), image)
  return [{ ...fieldPosition({ yaml }, 'image'), message: `there is no image “${missing}”` }]
}

/** Reports images and diagrams without a text alternative. */
export function imagesWithoutText(page: Page, prose: Prose = proseOf(page)): FileReport[] {
  const images = matchesInProse(page, prose, IMAGE)
    .filter(({ groups: [alt = ''] }) => alt.trim() === '')
    .map(({ line, column, groups: [, url] }) => ({
      line,
      column,
      message: `the image “${url}” has no text alternative`,
    }))
  return [...images, ...untitledDiagrams(page)]
}

/** Reports Mermaid fences without a title. */
function untitledDiagrams({ body, bodyLine }: Page): FileReport[] {
  return [...body.matchAll(/^[ \t>]*(`{3,})mermaid\b(.*)\r?\n([^]*?)^[ \t>]*\1/gm)]
    .filter(
      ({ 2: meta = '', 3: source = '' }) => !/title=/.test(meta) && !/^[ \t>]*(?:accTitle|title)\s*:/m.test(source),
    )
    .map(({ index }) => ({
      line: bodyLine + positionAt(body, index).line - 1,
      column: 1,
      message: 'the diagram has no text alternative',
      fix: 'say what it shows, on a line below its first: `accTitle: …`, or behind ```mermaid as title="…"',
    }))
}
