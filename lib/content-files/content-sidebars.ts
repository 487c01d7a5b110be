import { separateFolders } from '../content-model/separate-folders'
import { expandSidebars } from '../content-model/expand-sidebars'
import type { Sidebars } from '../content-model/sidebar-items'
import { docTree, itemsOfFolder, sidebarsFromTree, type DocTree, type TreeDoc } from '../content-model/sidebar-tree'
import { withoutLocale } from '../content-model/content-path'
import { sidebarDocIds } from '../content-model/sidebars'
import { numberGeneratedIndexes } from '../content-model/number-generated-indexes'
import type { ContentFile } from './content-file'
import type { ProjectFiles } from './project/project'

type SidebarFiles = Pick<ProjectFiles, 'sidebars' | 'folders' | 'settings'>

/** The sidebars of the last call, and everything from which they were built. */
let last: { readonly sources: readonly unknown[]; readonly sidebars: Sidebars } | undefined

/**
 * Returns the sidebars that pages show: the expanded sidebars of the sidebars file, else a sidebar of the folders. Returns those
 * of the last call if nothing in them has changed: development asks at every save, and sorting 1,000 docs takes a while.
 */
export function contentSidebars(files: SidebarFiles, docs: readonly TreeDoc[]): Sidebars {
  const ofDocs = docs.flatMap((doc) => [
    doc.id,
    doc.locale,
    doc.sourceFile,
    doc.title,
    doc.sidebarLabel,
    doc.sidebarPosition,
  ])
  const sources = [files.sidebars, files.folders, files.settings, ...ofDocs]
  const isSame =
    last?.sources.length === sources.length && last.sources.every((value, index) => value === sources[index])
  if (!last || !isSame) last = { sources, sidebars: buildSidebars(files, docs) }
  return last.sidebars
}

function buildSidebars({ sidebars, folders, settings }: SidebarFiles, docs: readonly TreeDoc[]): Sidebars {
  const docusaurus = settings?.docusaurus
  // as in Docusaurus, pages outside of the docs are in no sidebar
  const isPage = (file: string) => docusaurus?.pages?.includes(withoutLocale(file).replace(/^docs\//, '')) === true
  const listed = docs.filter(({ sourceFile }) => !isPage(sourceFile))
  const tree = docTree(listed, folders, separateFolders(settings?.versions, docusaurus))
  const shown = withOwnSidebars(sidebars ? expandSidebars(sidebars, tree) : sidebarsFromTree(tree), tree)
  return settings?.level === 'lenient' ? numberGeneratedIndexes(shown) : shown
}

/** Adds a sidebar for each separate folder whose docs are in no other sidebar, built from the folder. */
function withOwnSidebars(sidebars: Sidebars, tree: DocTree): Sidebars {
  const listed = Object.values(sidebars).flatMap(sidebarDocIds)
  const added = tree.separate.filter(({ folder }) => folder !== '' && !listed.some((id) => id.startsWith(`${folder}/`)))
  return { ...sidebars, ...Object.fromEntries(added.map(({ folder }) => [folder, itemsOfFolder(tree, `${folder}/`)])) }
}

/** Returns the docs among content files, with the fields from which sidebars are built. */
export function treeDocs(files: readonly ContentFile[]): TreeDoc[] {
  return files
    .filter(({ collection }) => collection === 'docs')
    .map(({ id, locale, file, fields }) => {
      const { title, sidebar_label: label, sidebar_position: position } = fields
      return {
        ...{ id, locale, sourceFile: file, title: typeof title === 'string' ? title : id },
        ...(typeof label === 'string' && { sidebarLabel: label }),
        ...(typeof position === 'number' && { sidebarPosition: position }),
      }
    })
}
