import type { ContentFile } from '../../content-files/content-file'
import { matchesInProse, proseOf, type Prose } from '../../content-model/prose'
import type { FileReport } from '../../diagnostics/diagnostic'

/** Matches a link or image whose target is the path of a file, with a space that is not before a title. */
const PATH = /!?\[[^[\]]*\]\((\.{0,2}\/?[^()<>"'\s:]+ [^()<>"':]*\.\w+(?:#[^()\s]*)?)\)/g

/** Reports links and images that are displayed as text, because their path contains a space. */
export function pathsWithSpaces(
  page: Pick<ContentFile, 'yaml' | 'body' | 'bodyLine'>,
  prose: Prose = proseOf(page),
): FileReport[] {
  return matchesInProse(page, prose, PATH).map(({ line, column, groups: [path] }) => ({
    line,
    column,
    message: `the path “${path}” contains a space, so that this is displayed as text`,
    fix: `write (<${path}>), or rename the file`,
  }))
}
