import { existsSync } from 'node:fs'
import path from 'node:path'
import { withoutLocale } from '../content-model/content-path'
import { importedPath, textImports, type ImportedFile } from '../content-model/imported-path'
import type { ContentSettings } from '../content-model/settings'
import type { Locale } from '../i18n/locales'
import { readText, splitFrontmatter } from './frontmatter'
import { withFrontmatterValues } from './frontmatter-values'
import { fileKind } from '../node/file-kind'
import { languageFiles } from './listing'

/** The texts of imported files by their paths in the content folder, such as `en/docs/_note.mdx`. */
export type ImportedFiles = Readonly<Record<string, ImportedFile>>

/**
 * Reads all files of a content folder that pages import as text, and all files that such a file imports. In a lenient
 * folder, a partial shows values of its own frontmatter.
 */
export function readImportedFiles(contentDir: string, level: ContentSettings['level']): ImportedFiles {
  const found: Record<string, ImportedFile> = {}
  const pages = languageFiles(contentDir).filter((file) => /\.mdx?$/.test(file))
  const open = pages.flatMap((file) => importsOf(file, readText(path.join(contentDir, file))))
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const file = path.join(contentDir, name)
    if (Object.hasOwn(found, name) || !existsSync(file) || fileKind(file) !== 'file') continue
    const written = readText(file)
    const text = level === 'lenient' && /\.mdx?$/.test(name) ? withOwnValues(written, file) : written
    found[name] = { file, text }
    open.push(...importsOf(name, text))
  }
  return found
}

function withOwnValues(text: string, file: string): string {
  const { yaml, body } = splitFrontmatter(text)
  return text.slice(0, text.length - body.length) + withFrontmatterValues(body, yaml, file)
}

/** Returns the paths in the content folder to which the imports of a file may resolve. */
function importsOf(file: string, text: string): string[] {
  const page = /^(?:en|zh)\//.test(file) ? withoutLocale(file) : file
  return textImports(splitFrontmatter(text).body).flatMap((specifier) => {
    const target = importedPath(specifier, page)
    return target === undefined ? [] : [`en/${target}`, `zh/${target}`, target]
  })
}

/**
 * Returns the files that a body imports, directly or through other files, by their paths without language: in the language
 * of the page, else in English, else outside the language folders. Undefined if there are none.
 */
export function importedBy(
  { body, file, locale }: { readonly body: string; readonly file: string; readonly locale: Locale },
  files: ImportedFiles,
): ImportedFiles | undefined {
  const found: Record<string, ImportedFile> = {}
  const follow = (text: string, from: string): void => {
    for (const specifier of textImports(text)) {
      const target = importedPath(specifier, from)
      if (target === undefined || Object.hasOwn(found, target)) continue
      const imported = [`${locale}/${target}`, `en/${target}`, target].map((name) => files[name]).find((one) => one)
      if (!imported) continue
      found[target] = imported
      follow(splitFrontmatter(imported.text).body, target)
    }
  }
  follow(body, file)
  return Object.keys(found).length > 0 ? found : undefined
}
