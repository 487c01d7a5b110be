import { idInVersion, versionFolder, type DocsVersion } from '../content-model/docs-versions'
import { reachableHref } from '../content-model/nav'
import type { Doc } from '../content-model/types'
import { paths, publicPath } from '../config/routes'
import type { Locale } from '../i18n/locales'
import { allDocs, docById, findDoc, homePath, sidebarNav, sidebarOf } from './docs'
import { pageQuery } from './page-query'
import { sharedContent } from './source'

/** Returns the versions of the docs, the current one first; empty for docs without versions. */
export function docsVersions(): readonly DocsVersion[] {
  return sharedContent().settings?.versions ?? []
}

/** Returns the same doc in another version, in the same language. */
export function docInVersion({ locale, id }: Pick<Doc, 'locale' | 'id'>, { folder }: DocsVersion): Doc | undefined {
  return docById(locale, idInVersion(id, versionFolder(id, docsVersions()), folder))
}

/** Returns the same doc in the current version for a doc of another version; undefined if there is none. */
export function docInCurrentVersion(doc: Doc): Doc | undefined {
  const [current] = docsVersions()
  return current && doc.otherVersion !== undefined ? docInVersion(doc, current) : undefined
}

/** A version of the docs as a link of a page. */
export interface VersionLink extends DocsVersion {
  /** The public path of the same doc in the version, else of the first page of the version. */
  readonly href: string
  /** Whether the page itself belongs to the version. */
  readonly isOwn: boolean
  /** Whether the version has the doc. */
  readonly hasDoc: boolean
}

const linksToVersions = pageQuery('versionLinks', (locale: Locale, id: string): VersionLink[] => {
  const own = versionFolder(id, docsVersions())
  return docsVersions().map((version) => {
    const same = docInVersion({ locale, id }, version)
    const href = same ? publicPath(locale, same.path) : versionStart(locale, version.folder)
    return { ...version, href, isOwn: version.folder === own, hasDoc: same !== undefined }
  })
})

/** Returns a link to each version of the docs for a doc. */
export function versionLinks({ locale, id }: Doc): VersionLink[] {
  return linksToVersions(locale, id)
}

/** Returns the public path of the first page of a version: that of its folder, else the first one of its sidebar. */
function versionStart(locale: Locale, folder: string): string {
  if (folder === '') return homePath(locale)
  const page = findDoc(locale, paths.doc(folder))
  if (page) return publicPath(locale, page.path)
  const docs = allDocs(locale).filter(({ id }) => id.startsWith(`${folder}/`))
  const sidebar = docs.flatMap(({ id }) => sidebarOf(id) ?? [])[0]
  const first = sidebar === undefined ? undefined : sidebarNav(locale, sidebar).map(reachableHref).find(Boolean)
  const [doc] = docs
  return first ?? (doc ? publicPath(locale, doc.path) : homePath(locale))
}
