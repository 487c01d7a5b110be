import path from 'node:path'
import type { CheckedFile } from '../check'
import { fieldPlace } from '../field-place'
import { proseOf } from '../prose'
import type { Found } from './found'

type Page = Pick<CheckedFile, 'file' | 'fields' | 'yaml' | 'body' | 'bodyLine'>

interface WrittenImage {
  readonly line: number
  readonly column: number
  readonly alt: string
  readonly address: string
}

/** Pictures of a body or its frontmatter that no file is behind; `exists` answers for paths of the site's folder. */
export function missingImages(page: Page, contentDir: string, exists: (file: string) => boolean): Found[] {
  const folder = path.join(contentDir, path.dirname(page.file))
  const gone = imagesOf(page).flatMap(({ line, column, address }): Found[] => {
    const file = imageFile(address, folder)
    if (file === undefined || exists(file)) return []
    return [{ line, column, message: `there is no picture “${file}”` }]
  })
  return [...gone, ...missingShareImage(page, exists)]
}

/** Pictures that say nothing to those who do not see them. */
export function imagesWithoutText(page: Page): Found[] {
  return imagesOf(page)
    .filter(({ alt }) => alt.trim() === '')
    .map(({ line, column, address }) => ({ line, column, message: `the picture “${address}” has no text alternative` }))
}

/** The image for sharing is an address, or a path of `public/`: other sites fetch it. */
function missingShareImage({ fields, yaml }: Page, exists: (file: string) => boolean): Found[] {
  const { image } = fields
  if (typeof image !== 'string' || isElsewhere(image)) return []
  const place = fieldPlace({ yaml }, 'image')
  if (!image.startsWith('/'))
    return [
      {
        ...place,
        message: `image is “${image}”, which other sites cannot fetch`,
        fix: `put it in public/ and write \`image: /${path.basename(image)}\``,
      },
    ]
  const file = path.join('public', image)
  return exists(file) ? [] : [{ ...place, message: `there is no picture “${file}”` }]
}

/** Images written in Markdown; what the prose covers is code. */
function imagesOf(page: Page): WrittenImage[] {
  const prose = proseOf(page)
  return page.body.split('\n').flatMap((text, index) => {
    const line = page.bodyLine + index
    return [...text.matchAll(/!\[([^\]]*)\]\(<?([^)\s>]+)/g)]
      .filter(({ index: at }) => prose[line - 1]?.[at] === '!')
      .map(({ index: at, 1: alt = '', 2: address = '' }) => ({ line, column: at + 1, alt, address }))
  })
}

/** The file behind an address of the site's own; other addresses have none here. */
function imageFile(address: string, folder: string): string | undefined {
  const bare = decodeURI(address).replace(/[?#].*$/, '')
  if (isElsewhere(bare) || bare.startsWith('@') || bare.includes('{')) return undefined
  return bare.startsWith('/') ? path.join('public', bare) : path.join(folder, bare)
}

function isElsewhere(address: string): boolean {
  return /^(?:[a-z][\w+.-]*:|\/\/)/i.test(address)
}
