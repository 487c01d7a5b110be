import type { ContentPage } from './types'

/** A version of the docs in `settings.yml`. */
export interface DocsVersion {
  /** The name for readers, such as `2.0`. */
  readonly label: string
  /** The folder of its docs in `docs/`, without slashes at its ends; empty for the version whose docs are in no such folder. */
  readonly folder: string
  /** True for a version that is still in development. */
  readonly unreleased?: true
}

/** A folder of docs with sidebars of its own. */
export type SeparateFolder = Pick<DocsVersion, 'folder'>

/** Returns the folder of the version to which the id or path of a doc belongs; empty outside of all folders. */
export function versionFolder(path: string, versions: readonly SeparateFolder[] = []): string {
  return versions.find(({ folder }) => folder !== '' && path.startsWith(`${folder}/`))?.folder ?? ''
}

/** Whether the id or path of a doc belongs to another version than the current one, which is the first. */
export function isOfOtherVersion(path: string, versions: readonly DocsVersion[] = []): boolean {
  const [current] = versions
  return current !== undefined && versionFolder(path, versions) !== current.folder
}

/** Returns the id of the same doc in another version. */
export function idInVersion(id: string, from: string, to: string): string {
  const inner = from === '' ? id : id.slice(from.length + 1)
  return to === '' ? inner : `${to}/${inner}`
}

/** Whether a page belongs to the current version of the docs, or is a post. */
export function isOfCurrentVersion(page: ContentPage): boolean {
  return page.kind === 'post' || page.otherVersion === undefined
}
