import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { parse, stringify } from 'yaml'
import { locales, type Locale } from '../i18n/locales'
import { errorMessage } from '../text/error-message'
import type { ContentInstance, InstanceKind } from './content-instance'
import type { DocusaurusSite } from './docusaurus-site'
import type { Plan } from './plan'
import { localizedFolder, type SourceLocales } from './source-locales'
import { fieldsOf, textOf } from './values'

type Entries = Readonly<Record<string, unknown>>
interface Source {
  readonly kind: InstanceKind
  readonly instance: ContentInstance
  readonly name: string
}

/** Adds `authors.yml` and `tags.yml`: a copy if one file has all entries, else one file with both languages. */
export function planDeclarations(site: DocusaurusSite, sourceNames: SourceLocales, plan: Plan): void {
  const authors = site.blogs.map((instance) => ({
    kind: 'blog' as const,
    instance,
    name: instance.authors ?? 'authors.yml',
  }))
  const tags = [
    ...site.docs.map((instance) => ({ kind: 'docs' as const, instance, name: instance.tags ?? 'tags.yml' })),
    ...site.blogs.map((instance) => ({ kind: 'blog' as const, instance, name: instance.tags ?? 'tags.yml' })),
  ]
  planFile('authors.yml', authors, ['name', 'title', 'description'], site, sourceNames, plan)
  planFile('tags.yml', tags, ['label', 'description'], site, sourceNames, plan)
}

function planFile(
  to: string,
  sources: readonly Source[],
  texts: readonly string[],
  site: DocusaurusSite,
  { names }: SourceLocales,
  plan: Plan,
): void {
  const found = sources.flatMap((source) =>
    locales.flatMap((locale) => {
      const file = fileOf(source, site, names[locale])
      return file === undefined ? [] : [{ locale, file }]
    }),
  )
  for (const { kind, instance, name } of sources)
    if (name.includes('generated') && !existsSync(path.join(instance.folder, name)))
      plan.open.push({
        file: path.join(instance.folder, name),
        message: `does not exist, because the site generates it: run its script, or write the ${to} of the ${kind} by hand`,
      })
  const [first] = found
  if (!first) return
  if (found.length === 1) {
    plan.add(to, { from: first.file })
    return
  }
  const read = found.map(({ locale, file }) => ({ locale, file, entries: entriesOf(file, plan) }))
  for (const [index, source] of read.entries()) noteOmitted(source, read.slice(0, index), plan)
  plan.add(to, { content: stringify(mergeEntries(read, texts), { lineWidth: 0 }) })
  for (const { file } of found) plan.changed.push({ file, message: `is in ${to}, with the texts of both languages` })
}

function fileOf({ kind, instance, name }: Source, site: DocusaurusSite, locale: string | undefined) {
  if (locale === undefined) return undefined
  const folders = [
    localizedFolder(site, kind, instance, locale),
    ...(locale === site.defaultLocale ? [instance.folder] : []),
  ]
  const names = [name, name.replace(/\.yml$/, '.yaml')]
  return folders.flatMap((folder) => names.map((one) => path.join(folder, one))).find(existsSync)
}

function entriesOf(file: string, plan: Plan): Entries {
  try {
    return fieldsOf(parse(readFileSync(file, 'utf8')))
  } catch (error) {
    plan.open.push({ file, message: `cannot be read: ${errorMessage(error)}` })
    return {}
  }
}

interface ReadEntries {
  readonly locale: Locale
  readonly file: string
  readonly entries: Entries
}

/** Reports the entries that an earlier file of the same language has with other values. */
function noteOmitted({ locale, file, entries }: ReadEntries, earlier: readonly ReadEntries[], plan: Plan): void {
  for (const other of earlier) {
    const keys = Object.keys(entries).filter(
      (key) => key in other.entries && !isDeepStrictEqual(entries[key], other.entries[key]),
    )
    if (other.locale === locale && keys.length > 0)
      plan.open.push({
        file,
        message: `has other values for ${keys.join(', ')} than ${other.file}, which were left out`,
      })
  }
}

/** Merges the entries of several files: texts that differ between languages become a map of both. */
function mergeEntries(read: readonly { locale: Locale; entries: Entries }[], texts: readonly string[]): Entries {
  const keys = [...new Set(read.flatMap(({ entries }) => Object.keys(entries)))]
  return Object.fromEntries(
    keys.map((key) => {
      const of = (locale: Locale) =>
        fieldsOf(read.find((one) => one.locale === locale && key in one.entries)?.entries[key])
      const [en, zh] = [of('en'), of('zh')]
      const both = texts.flatMap((field): [string, unknown][] => {
        const [english = textOf(zh[field]), chinese = english] = [textOf(en[field]), textOf(zh[field])]
        return english === undefined || english === chinese ? [] : [[field, { en: english, zh: chinese }]]
      })
      return [key, { ...zh, ...en, ...Object.fromEntries(both) }]
    }),
  )
}
