import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { locales } from '../i18n/locales'
import { isPartial } from '../content-model/imported-path'
import { fileKind } from '../node/file-kind'
import { listFiles } from '../node/list-files'

/**
 * Returns all files of all languages below a content folder, such as `en/docs/faq.mdx`, sorted. Hidden files are
 * skipped; symbolic links are followed.
 */
export function languageFiles(contentDir: string): string[] {
  return locales
    .filter((locale) => existsSync(path.join(contentDir, locale)))
    .flatMap((locale) => listFiles(path.join(contentDir, locale)).map((file) => `${locale}/${file}`))
    .filter((file) => !file.includes('/.'))
    .sort()
}

/** Returns the MDX and Markdown files of all languages below a content folder, sorted, without partials. */
export function pageFiles(contentDir: string): string[] {
  return languageFiles(contentDir).filter((file) => /\.mdx?$/.test(file) && !isPartial(file))
}

/**
 * Returns all files outside of the language folders, except hidden files, packages, static files, repository documents
 * such as `README.md`, and the report of a migration.
 */
export function otherFiles(contentDir: string): string[] {
  const isSkipped = (file: string) =>
    /(?:^|\/)(?:\.|node_modules\/|[A-Z_-]+\.[^/]+$)|^(?:static\/|migration-report\.md$)/.test(file)
  const isInLanguage = (file: string) => locales.some((locale) => file.startsWith(`${locale}/`))
  return listFiles(contentDir).filter((file) => !isInLanguage(file) && !isSkipped(file))
}

/** Returns the text files that are not pages: settings, rules, the API document and the SQL of the example tables. */
export function projectTexts(contentDir: string): string[] {
  return ['', 'api', 'rules', 'sql']
    .filter((folder) => existsSync(path.join(contentDir, folder)))
    .flatMap((folder) => readdirSync(path.join(contentDir, folder)).map((name) => path.posix.join(folder, name)))
    .filter(
      (file) => /(?:^|\/)[^./][^/]*\.(?:ts|ya?ml|sql)$/.test(file) && fileKind(path.join(contentDir, file)) === 'file',
    )
    .sort()
}

/** Returns all entries of a content folder except hidden ones and packages, sorted. */
export function allEntries(contentDir: string): string[] {
  return readdirSync(contentDir, { recursive: true, encoding: 'utf8' })
    .map((entry) => entry.split(path.sep).join('/'))
    .filter((entry) => !isIgnored(entry))
    .sort()
}

/** Returns whether an entry of a content folder is hidden or belongs to a package. */
export function isIgnored(entry: string): boolean {
  return /(?:^|\/)(?:\.|node_modules(?:\/|$))/.test(entry)
}
