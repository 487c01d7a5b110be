import path from 'node:path'
import { locales } from '../i18n/locales'
import { isReserved, paths, slugSegments } from '../config/routes'
import { isUrlSegment } from '../content-model/slug'
import type { ContentFile } from '../content-files/content-file'
import { overviewsOf, type Overview } from '../content-model/overviews'
import { contentSidebars, treeDocs } from '../content-files/content-sidebars'
import { sidebarsPath, sidebarsPosition } from '../content-files/project/sidebars-file'
import type { Report } from '../diagnostics/diagnostic'
import type { ProjectFiles } from '../content-files/project/project'

/** Reports generated pages of categories whose URL belongs to a doc, to another generated page or to the site. */
export function conflictingOverviews(
  files: readonly ContentFile[],
  project: ProjectFiles,
  contentDir: string,
): Report[] {
  const overviews = overviewsOf(contentSidebars(project, treeDocs(files)))
  if (overviews.length === 0) return []
  const file = sidebarsPath(contentDir)
  const positionOf = sidebarsPosition(contentDir)
  const docs = files.filter(({ collection }) => collection === 'docs')
  // for a page with translations, the message names the first file
  const owners = new Map(docs.toReversed().map((doc) => [doc.path.toLowerCase(), path.join(contentDir, doc.file)]))
  return overviews.flatMap((overview): Report[] => {
    const { label, page, steps } = overview
    const reason = clash(overview, owners)
    owners.set(page.toLowerCase(), `the generated page of “${label}”`)
    if (reason === undefined) return []
    const message = `the generated page of the category “${label}” has the ${reason}`
    return [{ file, ...positionOf(steps), message }]
  })
}

function clash({ page }: Overview, owners: ReadonlyMap<string, string>): string | undefined {
  const owner = owners.get(page.toLowerCase())
  if (owner !== undefined) return `same URL “/${page}” as ${owner}: give one of them another slug`
  if (!slugSegments(page).every(isUrlSegment))
    return `URL “/${page}”, which is not valid: use letters, digits, “-”, “_” and “.”, not beginning with “_”`
  const isSiteOwn = page === paths.home || locales.some((locale) => isReserved(locale, page))
  return isSiteOwn ? `URL “/${page}”, which is reserved by the site: give it another slug` : undefined
}
