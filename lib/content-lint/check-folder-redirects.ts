import { parseContentPath, pagePath } from '../content-model/content-path'
import type { ContentFile } from '../content-files/content-file'
import { fileRenames } from '../content-files/git'
import type { ProjectFiles } from '../content-files/project/project'
import { readPublished } from '../content-files/published-file'
import { declaredRedirects, type DeclaredRedirect } from '../content-files/redirects'
import type { PagePath } from '../config/routes'
import type { Report } from '../diagnostics/diagnostic'
import { missingLocations } from './check-published'
import { invalidRedirects, type PageSections } from './check-redirects'
import type { Outline } from './link-check'

interface Content {
  readonly contentDir: string
  readonly files: readonly ContentFile[]
  readonly project: ProjectFiles
  readonly outlines: ReadonlyMap<string, Outline>
}

/** Reports invalid redirects of a content folder. */
export function invalidFolderRedirects(content: Content): Report[] {
  return invalidRedirects(redirectsOf(content), pageSections(content.outlines))
}

/** Reports redirects of a lenient folder that have no effect. */
export function lenientRedirects(content: Content): Report[] {
  const fix = 'name an existing page, or leave it: the former URL is not redirected'
  return invalidFolderRedirects(content).map((report) => ({ ...report, fix }))
}

/** Reports pages and sections in `published.txt` of a content folder that no longer exist and are not redirected. */
export function missingInFolder(content: Content): Report[] {
  const { contentDir, files } = content
  let renames: ReadonlyMap<string, PagePath> | undefined
  const renamedTo = (page: string) => {
    renames ??= renamedPages(contentDir, files)
    return renames.get(page)
  }
  const published = readPublished(contentDir)
  return missingLocations(published, redirectsOf(content), pageSections(content.outlines), contentDir, renamedTo)
}

function redirectsOf({ files, project, contentDir }: Content): DeclaredRedirect[] {
  return declaredRedirects(files, project.redirects ?? [], contentDir)
}

/** Returns the ids of the sections of each page except for drafts, in all its languages; see `PageSections`. */
export function pageSections(outlines: Content['outlines']): PageSections {
  const pages = new Map<PagePath, readonly string[] | undefined>()
  for (const { page, ids, draft } of outlines.values()) {
    if (draft) continue
    const known = pages.has(page) ? pages.get(page) : []
    pages.set(page, known && ids && [...new Set([...known, ...ids])])
  }
  return pages
}

/** Returns the current paths of pages whose files were renamed, according to git, by their former paths. */
function renamedPages(contentDir: string, files: Content['files']): ReadonlyMap<string, PagePath> {
  const current = new Map(files.map(({ file, path }) => [file, path]))
  const names = new Map<string, string>()
  for (const [from, to] of fileRenames(contentDir)) {
    for (const [former, name] of names) if (name === from) names.set(former, to)
    names.set(from, to)
  }
  return new Map(
    [...names].flatMap(([from, to]) => {
      const former = parseContentPath(from)
      const page = current.get(to)
      return former && page !== undefined ? [[pagePath(former), page] as const] : []
    }),
  )
}
