import { parseContentPath, pagePath } from '../content-model/content-path'
import type { ContentFile } from '../content-files/content-file'
import { fileRenames } from '../content-files/git'
import type { ProjectFiles } from '../content-files/project/project'
import { readPublished } from '../content-files/published-file'
import { declaredRedirects, type DeclaredRedirect } from '../content-files/redirects'
import type { PagePath } from '../config/routes'
import type { Report } from '../diagnostics/diagnostic'
import { vanishedLocations } from './check-published'
import { invalidRedirects, type KnownPages } from './check-redirects'
import type { Outline } from './link-check'

interface Content {
  readonly contentDir: string
  readonly files: readonly ContentFile[]
  readonly project: ProjectFiles
  readonly outlines: ReadonlyMap<string, Outline>
}

/** Reports invalid redirects of a content folder. */
export function invalidInFolder(content: Content): Report[] {
  return invalidRedirects(redirectsOf(content), knownPages(content.outlines))
}

/** Reports what `published.txt` of a content folder lists and readers no longer find. */
export function vanishedInFolder(content: Content): Report[] {
  const { contentDir, files } = content
  let renames: ReadonlyMap<string, PagePath> | undefined
  const renamedTo = (page: string) => {
    renames ??= renamedPages(contentDir, files)
    return renames.get(page)
  }
  const published = readPublished(contentDir)
  return vanishedLocations(published, redirectsOf(content), knownPages(content.outlines), contentDir, renamedTo)
}

function redirectsOf({ files, project, contentDir }: Content): DeclaredRedirect[] {
  return declaredRedirects(files, project.redirects ?? [], contentDir)
}

/** Returns the sections of each published page in any language; undefined if one of its bodies has an error. */
export function knownPages(outlines: Content['outlines']): KnownPages {
  const pages = new Map<PagePath, readonly string[] | undefined>()
  for (const { page, ids, draft } of outlines.values()) {
    if (draft) continue
    const known = pages.has(page) ? pages.get(page) : []
    pages.set(page, known && ids && [...new Set([...known, ...ids])])
  }
  return pages
}

/** Returns the current path of pages by the path that the former name of their file had. */
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
