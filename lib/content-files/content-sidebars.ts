import { separateFolders } from '../content-model/separate-folders'
import { expandSidebars } from '../content-model/expand-sidebars'
import type { Sidebars } from '../content-model/sidebar-items'
import { docTree, itemsOfFolder, sidebarsFromTree, type DocTree, type TreeDoc } from '../content-model/sidebar-tree'
import { withoutLocale } from '../content-model/content-path'
import { sidebarDocIds } from '../content-model/sidebars'
import { numberGeneratedIndexes } from '../content-model/number-generated-indexes'
import type { ContentFile } from './content-file'
import type { ProjectFiles } from './project/project'

/** Returns the sidebars that pages show: the expanded sidebars of the sidebars file, else a sidebar of the folders. */
export function contentSidebars(
  { sidebars, folders, settings }: Pick<ProjectFiles, 'sidebars' | 'folders' | 'settings'>,
  docs: readonly TreeDoc[],
): Sidebars {
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
