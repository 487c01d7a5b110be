import type { ContentFile } from '../../content-files/content-file'
import { proseOf } from '../../content-model/prose'
import type { FileReport } from '../../diagnostics/diagnostic'

/** Matches a link or image whose target is the path of a file, with a space that is not before a title. */
const PATH = /!?\[[^[\]]*\]\((\.{0,2}\/?[^()<>"'\s:]+ [^()<>"':]*\.\w+(?:#[^()\s]*)?)\)/g

/** Reports links and images that are displayed as text, because their path contains a space. */
export function pathsWithSpaces(page: Pick<ContentFile, 'yaml' | 'body' | 'bodyLine'>): FileReport[] {
  const prose = proseOf(page)
  return page.body.split('\n').flatMap((text, index) => {
    const line = page.bodyLine + index
    const isProse = (at: number) => ['!', '['].includes(prose[line - 1]?.[at] ?? '')
    return [...text.matchAll(PATH)]
      .filter(({ index: at }) => isProse(at))
      .map(({ index: at, 1: path = '' }) => ({
        line,
        column: at + 1,
        message: `the path “${path}” contains a space, so that this is displayed as text`,
        fix: `write (<${path}>), or rename the file`,
      }))
  })
}
