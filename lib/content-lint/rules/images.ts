import path from 'node:path'
import { decodeSafely } from '../../text/decode'
import { isExternal } from '../../text/external-url'
import { positionAt } from '../../text/position-at'
import type { ContentFile } from '../../content-files/content-file'
import { fieldPosition } from '../../content-model/field-position'
import { proseOf } from '../../content-model/prose'
import type { FileReport } from '../../diagnostics/diagnostic'

type Page = Pick<ContentFile, 'fields' | 'yaml' | 'body' | 'bodyLine'>

interface WrittenImage {
  readonly line: number
  readonly column: number
  readonly alt: string
  readonly url: string
}

/**
 * Reports images with a path of the site, and share images, whose file does not exist; `exists` tests a path relative
 * to the project. Images next to the page are checked when its body is compiled.
 */
export function missingImages(page: Page, exists: (file: string) => boolean): FileReport[] {
  const missing = imagesOf(page).flatMap(({ line, column, url }): FileReport[] => {
    if (!url.startsWith('/') || isExternal(url)) return []
    const file = publicFile(url)
    if (exists(file)) return []
    return [{ line, column, message: `there is no image “${file}”` }]
  })
  return [...missing, ...missingShareImage(page, exists)]
}

/** Reports images and diagrams without a text alternative. */
export function imagesWithoutText(page: Page): FileReport[] {
  const images = imagesOf(page)
    .filter(({ alt }) => alt.trim() === '')
    .map(({ line, column, url }) => ({ line, column, message: `the image “${url}” has no text alternative` }))
  return [...images, ...untitledDiagrams(page)]
}

/** Reports Mermaid fences without a title. */
function untitledDiagrams({ body, bodyLine }: Page): FileReport[] {
  return [...body.matchAll(/^[ \t>]*(`{3,})mermaid\b(.*)\n([^]*?)^[ \t>]*\1/gm)]
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

/** Reports a share image that is neither an external URL nor the path of a file in `public/`. */
function missingShareImage({ fields, yaml }: Page, exists: (file: string) => boolean): FileReport[] {
  const { image } = fields
  if (typeof image !== 'string' || isExternal(image)) return []
  const position = fieldPosition({ yaml }, 'image')
  if (!image.startsWith('/'))
    return [
      {
        ...position,
        message: `image is “${image}”, which other sites cannot fetch`,
        fix: `put it in public/ and write \`image: /${path.basename(image)}\``,
      },
    ]
  const file = publicFile(image)
  return exists(file) ? [] : [{ ...position, message: `there is no image “${file}”` }]
}

/** Returns the Markdown images of a page, except those in code. */
function imagesOf(page: Page): WrittenImage[] {
  const prose = proseOf(page)
  return page.body.split('\n').flatMap((text, index) => {
    const line = page.bodyLine + index
    return [...text.matchAll(/!\[([^\]]*)\]\(<?([^)\s>]+)/g)]
      .filter(({ index: at }) => prose[line - 1]?.[at] === '!')
      .map(({ index: at, 1: alt = '', 2: url = '' }) => ({ line, column: at + 1, alt, url }))
  })
}

/** Returns the file in `public/` for a URL path of the site. */
function publicFile(url: string): string {
  return path.join('public', decodeSafely(url.replace(/[?#].*$/, '')))
}
