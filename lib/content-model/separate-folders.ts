import type { DocsVersion, SeparateFolder } from './docs-versions'
import type { DocusaurusUrls } from './settings'

/** Returns the folders of versions and of the further docs of a Docusaurus site. */
export function separateFolders(
  versions: readonly DocsVersion[] = [],
  docusaurus?: Pick<DocusaurusUrls, 'otherDocs'>,
): SeparateFolder[] {
  return [...versions, ...(docusaurus?.otherDocs ?? []).map((folder) => ({ folder }))]
}
