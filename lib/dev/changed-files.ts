import { isIgnored } from '../content-files/listing'
import { isPartial } from '../content-model/imported-path'

/** True for the path of a page in the content folder; files that editors and macOS hide beside pages are not pages. */
export const isPage = (file: string) => /^(?:en|zh)\/.*\.mdx?$/.test(file) && !isPartial(file) && !isIgnored(file)

/**
 * True if a file is one of the changed entries, or is in a folder that is one: a removed folder reports only itself. An
 * empty path is that of the content folder.
 */
export const isOrIsBelow = (file: string, changed: readonly string[]) =>
  changed.some((entry) => entry === '' || file === entry || file.startsWith(`${entry}/`))

/** Matches the project files, whose changes are published only if they have no error. */
export const projectFile =
  /^(?:sidebars\.(?:[cm]?[jt]s|json)|(?:authors|components|glossary|redirects|settings|synonyms|tags|versions)\.yml|rules\/[^/]+\.ts|(?:en|zh)\/docs\/(?:.+\/)?_category_\.(?:json|ya?ml))$/

/** True for a file that a project file may import, such as the entries of a sidebar. */
export const isModule = (file: string) => /\.(?:[cm]?[jt]s|json)$/.test(file)
