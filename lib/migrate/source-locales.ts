import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Locale } from '../i18n/locales'
import type { ContentInstance, InstanceKind } from './content-instance'
import type { DocusaurusSite } from './docusaurus-site'
import { sourceFiles } from './source-files'

/** The languages of a Docusaurus site, and which of them are migrated. */
export interface SourceLocales {
  /** The name of the language in the Docusaurus site, by the language of this site; absent if it has none. */
  readonly names: Readonly<Partial<Record<Locale, string>>>
  /** The languages that this site does not have. */
  readonly others: readonly string[]
  /** The English and Chinese that the Docusaurus site has in a folder but does not publish. */
  readonly unpublished: readonly string[]
}

const CHINESE = [/^zh-cn$/i, /^zh-hans(?:-cn)?$/i, /^zh$/i, /^(?:cn|zh-sg)$/i]
const ENGLISH = [/^en$/i, /^en-/i]

/** Returns the locales of a Docusaurus site for English and Chinese; any other default language becomes English. */
export function sourceLocales({ defaultLocale, i18n, translations: published }: DocusaurusSite): SourceLocales {
  const folders = existsSync(i18n)
    ? readdirSync(i18n, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    : []
  const isPublished = (name: string) => published?.includes(name) ?? true
  const translations = folders.filter((name) => name !== defaultLocale)
  const isChinese = CHINESE.some((pattern) => pattern.test(defaultLocale))
  const patterns = isChinese ? ENGLISH : CHINESE
  const other = firstMatch(translations.filter(isPublished), patterns) ?? firstMatch(published ?? [], patterns)
  const [own, opposite] = isChinese ? (['zh', 'en'] as const) : (['en', 'zh'] as const)
  const languages = translations.filter((name) => name !== other && /^[a-z]{2,3}(?:-|$)/i.test(name))
  return {
    names: { [own]: defaultLocale, ...(other !== undefined && { [opposite]: other }) },
    others: languages.filter((name) => isPublished(name) || !isSupported(name)),
    unpublished: languages.filter((name) => !isPublished(name) && isSupported(name)),
  }
}

function isSupported(name: string): boolean {
  return [...ENGLISH, ...CHINESE].some((pattern) => pattern.test(name))
}

function firstMatch(names: readonly string[], patterns: readonly RegExp[]): string | undefined {
  return patterns.flatMap((pattern) => names.find((name) => pattern.test(name)) ?? [])[0]
}

/** Returns the folder with the translations of an instance into a language, which may be the default one. */
export function localizedFolder(
  site: DocusaurusSite,
  kind: InstanceKind,
  instance: ContentInstance,
  name: string,
): string {
  const own = instance.localFolders?.[name]
  if (own !== undefined) return own
  const folder = pluginFolder(site, kind, instance, name)
  return kind === 'docs' ? path.join(folder, translationsName(instance)) : folder
}

/** A file of an instance: its folder and the path in it. */
interface LocalizedFile {
  readonly folder: string
  readonly file: string
}

/**
 * Returns the files of an instance in a language: the translations, then the originals without one. Of another language
 * than the default one, only those originals are returned that have a translation into the default language.
 */
export function localizedFiles(
  site: DocusaurusSite,
  kind: InstanceKind,
  instance: ContentInstance,
  name: string,
): LocalizedFile[] {
  const translationsInto = (locale: string) => filesIn(localizedFolder(site, kind, instance, locale))
  const translations = translationsInto(name)
  if (instance.localFolders?.[name] !== undefined) return translations
  const translated = stemsOf(translations)
  const wanted = name === site.defaultLocale ? undefined : stemsOf(translationsInto(site.defaultLocale))
  const originals = filesIn(instance.folder).filter(({ file }) => {
    const stem = stemOf(file)
    return !translated.has(stem) && (wanted?.has(stem) ?? true)
  })
  return [...translations, ...originals]
}

function filesIn(folder: string): LocalizedFile[] {
  return sourceFiles(folder).map((file) => ({ folder, file }))
}

function stemsOf(files: readonly LocalizedFile[]): Set<string> {
  return new Set(files.map(({ file }) => stemOf(file)))
}

/** Returns the path of a page without its ending: a translation may have the other ending of MDX. */
function stemOf(file: string): string {
  return file.replace(/\.mdx?$/, '')
}

/** Returns the name of the folder and the JSON file with the translations of a version. */
export function translationsName({ version }: ContentInstance): string {
  return version === undefined || version.name === 'current' ? 'current' : `version-${version.name}`
}

/** Returns the folder with the translations of a plugin instance. */
export function pluginFolder(
  { i18n }: DocusaurusSite,
  kind: InstanceKind,
  { id }: ContentInstance,
  name: string,
): string {
  return path.join(i18n, name, `docusaurus-plugin-content-${kind}${id === 'default' ? '' : `-${id}`}`)
}
