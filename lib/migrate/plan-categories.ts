import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import GithubSlugger from 'github-slugger'
import { stringify } from 'yaml'
import { paths } from '../config/routes'
import { orderPrefix } from '../content-model/content-path'
import { locales, type Locale } from '../i18n/locales'
import type { DocusaurusSite } from './docusaurus-site'
import { sourceOf, type Plan } from './plan'
import { isPage, targetFolder } from './plan-pages'
import { messagesOf } from './plan-sidebars'
import { sourceFiles } from './source-files'
import { pluginFolder, translationsName, type SourceLocales } from './source-locales'
import { fieldsOf, readFields, textOf } from './values'

/** A folder of docs in a language: its texts in the source, and their translations. */
interface LocalizedFolder {
  readonly locale: Locale
  readonly label: string
  readonly translations: Readonly<Partial<Record<'label' | 'title' | 'description', string>>>
}

/**
 * Adds the labels of folders of docs, which Docusaurus translates in `current.json`, to their `_category_` files. A folder
 * with a translation has a file in each language.
 */
export function planCategories(site: DocusaurusSite, languages: SourceLocales, plan: Plan): void {
  const { names } = languages
  for (const instance of site.docs) {
    const messages = messagesOf(site, instance, languages)
    const used = new Set<Locale>()
    for (const folder of foldersWithPages(instance.folder)) {
      const found = locales.flatMap((locale): LocalizedFolder[] => {
        const name = names[locale]
        if (name === undefined) return []
        const { label, key } = categoryOf(
          path.join(instance.localFolders?.[name] ?? instance.folder, folder),
          instance.keepsNumbers,
        )
        return [{ locale, label, translations: translationsOf({ label, key }, messages[locale]) }]
      })
      const translated = found.filter(({ translations }) => Object.keys(translations).length > 0)
      translated.forEach(({ locale }) => used.add(locale))
      if (translated.length > 0) planFolder(path.posix.join(targetFolder(site, 'docs', instance), folder), found, plan)
    }
    for (const locale of used) {
      const file = path.join(
        pluginFolder(site, 'docs', instance, names[locale] ?? ''),
        `${translationsName(instance)}.json`,
      )
      plan.changed.push({ file, message: 'has labels of folders, which are in their _category_ files' })
    }
  }
}

/** Returns the folders below a folder of docs that have pages, with the folders around them. */
function foldersWithPages(root: string): string[] {
  const around = (folder: string): string[] => (folder === '.' ? [] : [...around(path.dirname(folder)), folder])
  return [
    ...new Set(
      sourceFiles(root)
        .filter(isPage)
        .flatMap((file) => around(path.dirname(file))),
    ),
  ]
}

const endings = ['.json', '.yml', '.yaml']

/** A folder's label, and the name by which its translations are found. */
interface Category {
  readonly label: string
  readonly key: string
}

/** Returns the label and the key of a folder in its `_category_` file; the label is else its name, the key its label. */
function categoryOf(folder: string, keepsNumbers = false): Category {
  const file = endings.map((ending) => path.join(folder, `_category_${ending}`)).find(existsSync)
  const name = path.basename(folder)
  const fields = file === undefined ? {} : readFields(readFileSync(file, 'utf8'))
  const label = textOf(fields.label) ?? (keepsNumbers ? name : orderPrefix(name).name)
  return { label, key: textOf(fields.key) ?? label }
}

/** Returns the translations of a category's texts in any sidebar; a message that equals the label translates nothing. */
function translationsOf(
  { label, key: name }: Category,
  messages: ReadonlyMap<string, string> = new Map(),
): LocalizedFolder['translations'] {
  const find = (suffix: string) =>
    [...messages].find(([key]) => /^sidebar\.[^.]+\.category\.(.+)$/.exec(key)?.[1] === name + suffix)?.[1]
  const texts = {
    label: find(''),
    title: find('.link.generated-index.title'),
    description: find('.link.generated-index.description'),
  }
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined && text !== label))
}

/** Adds the `_category_` files of a folder in all languages; what they lack comes from the first of them. */
function planFolder(folder: string, found: readonly LocalizedFolder[], plan: Plan): void {
  const files = found.map(({ locale }) =>
    endings
      .map((ending) => path.posix.join(locale, folder, `_category_${ending}`))
      .find((name) => plan.files.has(name)),
  )
  const [original] = files.flatMap((file) => file ?? [])
  const sources = files.map((file) => plan.files.get(file ?? original ?? ''))
  for (const [index, { locale, label, translations }] of found.entries()) {
    const own = files[index]
    const planned = sources[index]
    const fields = readFields(planned ? sourceOf(planned) : '')
    const stated = own === undefined ? label : fields.label
    const value = {
      ...fields,
      label: translations.label ?? stated ?? label,
      ...(fieldsOf(fields.link).type === 'generated-index' && { link: localizedLink(fieldsOf(fields.link), found) }),
    }
    if (own !== undefined && isDeepStrictEqual(value, fields)) continue
    const name = own ?? path.posix.join(locale, folder, path.basename(original ?? '_category_.json'))
    const content = name.endsWith('.json') ? `${JSON.stringify(value, undefined, 2)}\n` : stringify(value)
    plan.files.set(name, { ...(planned?.from !== undefined && { from: planned.from }), content })
  }
}

/** Returns the generated index of a folder with its texts in all languages and the URL of its original label. */
function localizedLink(link: Readonly<Record<string, unknown>>, found: readonly LocalizedFolder[]): unknown {
  const texts = (['title', 'description'] as const).flatMap((field) => {
    const all = found.map(({ locale, label, translations }) => [locale, translations[field] ?? link[field] ?? label])
    const isTranslated = found.some(({ translations }) => translations[field] !== undefined)
    // without a title, the label is the title
    const isStated = field === 'title' || link.description !== undefined
    return isTranslated && isStated ? [[field, Object.fromEntries(all)]] : []
  })
  const english = found.find(({ locale }) => locale === 'en')
  const isRenamed = english?.translations.label !== undefined && link.slug === undefined
  const slug = `/${paths.generatedIndex(new GithubSlugger().slug(english?.label ?? ''))}`.replace(/\/$/, '')
  return { ...link, ...Object.fromEntries(texts), ...(isRenamed && { slug }) }
}
