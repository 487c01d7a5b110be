import type { Locale } from '../i18n/locales'
import { orderPrefix } from './content-path'
import type { GeneratedIndexLink, Label } from './sidebar-items'
import { withoutKeys } from './without-path'

/** The data of a `_category_.json` or `_category_.yml` about its folder, in the language of the file. */
export interface CategoryFolder {
  readonly locale: Locale
  /** The path of the folder below the docs, as in ids of docs. */
  readonly folder: string
  readonly label?: string
  readonly badge?: string
  readonly position?: number
  /** The id of a doc, in full or inside the folder, or a generated index; `null` for none. */
  readonly link?: string | GeneratedIndexLink | null
  readonly collapsed?: boolean
  readonly collapsible?: boolean
}

/** The merged data of a folder's files: texts in all languages, other values from the default language. */
export interface FolderFacts extends Omit<CategoryFolder, 'locale' | 'folder' | 'label' | 'badge'> {
  readonly label?: Label
  readonly badge?: Label
}

/** Returns the path of a folder as in ids of docs: without the numbers before the names of its folders. */
export function folderId(path: string): string {
  const names = path.split('/').filter((name) => name !== '' && name !== '.')
  return names.map((name) => orderPrefix(name).name).join('/')
}

/** Merges the data of a folder's files; `folders` are sorted by language, the default one first. */
export function folderFacts(folders: readonly CategoryFolder[], folder: string): FolderFacts {
  const own = folders.filter((one) => one.folder === folder)
  const [first] = own
  if (!first) return {}
  const text = (name: 'label' | 'badge'): { [key in typeof name]?: Label } => {
    const given = own.find((one) => one[name] !== undefined)?.[name]
    if (given === undefined) return {}
    const of = (locale: Locale) => own.find((one) => one.locale === locale)?.[name] ?? given
    const { en, zh } = { en: of('en'), zh: of('zh') }
    return { [name]: en === zh ? en : { en, zh } }
  }
  return { ...withoutKeys(first, 'locale', 'folder'), ...text('label'), ...text('badge') }
}
