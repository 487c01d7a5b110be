import path from 'node:path'
import { stringify } from 'yaml'
import { locales } from '../i18n/locales'
import type { CategoryDefaults, ContentInstance } from './content-instance'
import type { DocusaurusSite } from './docusaurus-site'
import { sourceOf, type Plan } from './plan'
import { isPage, targetFolder } from './plan-pages'
import { fieldsOf, readFields } from './values'

/** Adds the defaults of categories to those of sidebars, whose short forms are written in full. */
export function withDefaults(
  sidebars: Readonly<Record<string, unknown>>,
  defaults: CategoryDefaults,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(sidebars).map(([name, items]) => [name, itemsWith(items, defaults)]))
}

function itemsWith(given: unknown, defaults: CategoryDefaults): unknown[] {
  if (!Array.isArray(given))
    return Object.entries(fieldsOf(given)).map(([label, items]) => ({
      type: 'category',
      label,
      items: itemsWith(items, defaults),
      ...defaults,
    }))
  return given.flatMap((item: unknown) => {
    const fields = fieldsOf(item)
    if (typeof item === 'string') return [item]
    if (fields.type === undefined) return itemsWith(fields, defaults)
    return fields.type === 'category' ? [{ ...defaults, ...fields, items: itemsWith(fields.items, defaults) }] : [item]
  })
}

/** Adds the defaults of categories to the `_category_` files of the folders of docs; a folder without one gets one. */
export function planDefaults(site: DocusaurusSite, instance: ContentInstance, plan: Plan): void {
  const defaults = instance.categories
  if (!defaults) return
  for (const folder of foldersOf(site, instance, plan)) {
    const inLanguages = locales.map((locale) => `${locale}/${folder}/`)
    const files = [...plan.files.keys()]
    const existing = files.filter(
      (file) => /\/_category_\.\w+$/.test(file) && inLanguages.includes(`${path.posix.dirname(file)}/`),
    )
    const first = inLanguages.find((name) => files.some((file) => isPage(file) && file.startsWith(name)))
    for (const file of existing.length > 0 ? existing : [`${first}_category_.json`]) {
      const planned = plan.files.get(file)
      const fields = readFields(planned ? sourceOf(planned) : '')
      if (Object.keys(defaults).every((name) => name in fields)) continue
      const value = { ...fields, ...defaults, ...fields }
      const content = file.endsWith('.json') ? `${JSON.stringify(value, undefined, 2)}\n` : stringify(value)
      plan.files.set(file, { ...(planned?.from !== undefined && { from: planned.from }), content })
    }
  }
}

/** Returns the folders of an instance that contain docs, without those of the other instances inside of them. */
function foldersOf(site: DocusaurusSite, instance: ContentInstance, plan: Plan): string[] {
  const own = targetFolder(site, 'docs', instance)
  const inside = site.docs
    .map((other) => targetFolder(site, 'docs', other))
    .filter((target) => target.length > own.length)
  const around = (folder: string): string[] => (folder === own ? [] : [...around(path.posix.dirname(folder)), folder])
  const folders = [...plan.files.keys()]
    .filter((file) => isPage(file) && !/\/_/.test(file))
    .map((file) => path.posix.dirname(file).replace(/^\w+\//, ''))
    .filter((folder) => folder.startsWith(`${own}/`))
    .filter((folder) => inside.every((target) => folder !== target && !folder.startsWith(`${target}/`)))
  return [...new Set(folders.flatMap(around))]
}
