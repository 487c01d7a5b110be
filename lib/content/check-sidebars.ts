import { readFileSync } from 'node:fs'
import path from 'node:path'
import { didYouMean } from '../nearest'
import type { NavbarItem } from '../site'
import type { CheckedFile } from './check'
import { fieldPlace } from './field-place'
import { docIdsOf } from './files'
import type { Problem } from './problem'
import type { ProjectFiles } from './project'
import { sidebarMistakes } from './sidebars'

/** Docs that `sidebars.ts` names and no file is. */
export function unknownSidebarDocs(
  files: readonly CheckedFile[],
  project: ProjectFiles,
  contentDir: string,
): Problem[] {
  if (!project.sidebars) return []
  const file = path.join(contentDir, 'sidebars.ts')
  const source = readFileSync(file, 'utf8').split('\n')
  const docIds = docIdsOf(files)
  return sidebarMistakes(project.sidebars, docIds).map(({ id, message }) => ({
    file,
    line: Math.max(1, source.findIndex((line) => line.includes(`'${id}'`) || line.includes(`"${id}"`)) + 1),
    message,
  }))
}

/** Sidebars that docs want to be shown with and `sidebars.ts` does not have. */
export function unknownDisplayed(
  files: readonly CheckedFile[],
  { sidebars }: ProjectFiles,
  shown: (file: string) => string,
): Problem[] {
  if (!sidebars) return []
  const known = Object.keys(sidebars)
  return files.flatMap((file): Problem[] => {
    const name = file.fields.displayed_sidebar
    if (typeof name !== 'string' || known.includes(name)) return []
    const message = `there is no sidebar “${name}”${didYouMean(name, known)}`
    return [{ file: shown(file.file), ...fieldPlace(file, 'displayed_sidebar', name), message }]
  })
}

/** Sidebars that the navbar names and `sidebars.ts` does not have; another content folder need not have them all. */
export function unknownSidebars(navbar: readonly NavbarItem[], { sidebars }: ProjectFiles): Problem[] {
  const known = Object.keys(sidebars ?? {})
  return navbar.flatMap((item): Problem[] => {
    if (item.type === 'dropdown') return unknownSidebars(item.items, { sidebars: sidebars ?? {} })
    if (item.type !== 'docSidebar' || known.includes(item.sidebarId)) return []
    const message = `the navbar names the sidebar “${item.sidebarId}”, which content/sidebars.ts does not have`
    return [{ file: 'lib/site.ts', line: 1, message: message + didYouMean(item.sidebarId, known) }]
  })
}
