import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileKind } from '../node/file-kind'
import { withoutLocale } from '../content-model/content-path'
import { importedName, importedPath, textImports } from '../content-model/imported-path'
import { locales } from '../i18n/locales'
import { escapeRegExp } from '../text/regexp'
import type { DocusaurusSite } from './docusaurus-site'
import type { Plan } from './plan'
import { isPage } from './plan-pages'

/** Returns the path of a planned file as imports name it, without its language. */
const withoutLanguage = (file: string) =>
  locales.some((locale) => file.startsWith(`${locale}/`)) ? withoutLocale(file) : file

/**
 * Adds the texts outside of the migrated folders that pages import, in `_imported/`, and changes the imports of files that
 * are moved.
 */
export function planImports({ folder }: DocusaurusSite, plan: Plan): void {
  const places = new Map([...plan.files].map(([file, { from }]) => [from, withoutLanguage(file)]))
  const pages = [...plan.files.keys()].filter(isPage)
  for (let file = pages.pop(); file !== undefined; file = pages.pop()) {
    const { from = '', content } = plan.files.get(file) ?? {}
    const text = String(content ?? readFileSync(from, 'utf8'))
    let adapted = text
    for (const specifier of textImports(text)) {
      const name = importedName(specifier)
      const source = path.resolve(...(name.startsWith('@site/') ? [folder, name.slice(6)] : [path.dirname(from), name]))
      if (!/^(?:\.{1,2}|@site)\//.test(name) || fileKind(source) !== 'file') continue
      const place = places.get(source) ?? `_imported/${path.relative(folder, source).replaceAll('../', '')}`
      if (place !== importedPath(specifier, withoutLanguage(file)))
        adapted = adapted.replace(importOf(name), `$1@site/${place}$2`)
      if (places.has(source) || !plan.add(place, { from: source })) continue
      places.set(source, place)
      if (isPage(place)) pages.push(place)
    }
    if (adapted === text) continue
    plan.files.set(file, { from, content: adapted })
    plan.changed.push({ file: from, message: 'imports files by their paths in the new folder' })
  }
}

/** Matches the import of a file, whose name may have backslashes: the text before it, and the quote after it. */
function importOf(name: string): RegExp {
  return new RegExp(
    `^(import\\s[^"']*["'](?:!*raw-loader!)?)${escapeRegExp(name).replaceAll('_', String.raw`\\?_`)}(["'])`,
    'm',
  )
}
