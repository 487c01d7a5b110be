import path from 'node:path'
import { locales } from '../i18n/locales'
import { isReserved, paths, slugSegments } from '../config/routes'
import { isUrlSegment } from '../content-model/slug'
import type { ContentFile } from '../content-files/content-file'
import { generatedIndexes, type GeneratedIndex } from '../content-model/generated-indexes'
import { contentSidebars, treeDocs } from '../content-files/content-sidebars'
import { sidebarsPath, sidebarsPosition } from '../content-files/project/sidebars-file'
import type { Report } from '../diagnostics/diagnostic'
import type { ProjectFiles } from '../content-files/project/project'

/** Reports generated indexes whose URL belongs to a doc, to another generated index or to the site. */
export function conflictingGeneratedIndexes(
  files: readonly ContentFile[],
  project: ProjectFiles,
  contentDir: string,
): Report[] {
  const indexes = generatedIndexes(contentSidebars(project, treeDocs(files)))
  if (indexes.length === 0) return []
  const file = sidebarsPath(contentDir)
  const positionOf = sidebarsPosition(contentDir)
  const docs = files.filter(({ collection }) => collection === 'docs')
  // for a page with translations, the message names the first file
  const owners = new Map(docs.toReversed().map((doc) => [doc.path.toLowerCase(), path.join(contentDir, doc.file)]))
  return indexes.flatMap((index): Report[] => {
    const { label, page, steps } = index
    const reason = clash(index, owners)
    owners.set(page.toLowerCase(), `the generated index of “${label}”`)
    if (reason === undefined) return []
    const message = `the generated index of the category “${label}” has the ${reason}`
    return [{ file, ...positionOf(steps), message }]
  })
}

function clash({ page }: GeneratedIndex, owners: ReadonlyMap<string, string>): string | undefined {
  const owner = owners.get(page.toLowerCase())
  if (owner !== undefined) return `same URL “/${page}” as ${owner}: give one of them another slug`
  if (!slugSegments(page).every(isUrlSegment))
    return `URL “/${page}”, which is not valid: use letters, digits, “-”, “_” and “.”, not beginning with “_”`
  const isSiteOwn = page === paths.home || locales.some((locale) => isReserved(locale, page))
  return isSiteOwn ? `URL “/${page}”, which is reserved by the site: give it another slug` : undefined
}
