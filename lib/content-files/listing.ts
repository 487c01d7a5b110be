import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { locales } from '../i18n/locales'
import { listFiles } from '../node/list-files'

/**
 * Returns all files of all languages below a content folder, such as `en/docs/faq.mdx`, in a fixed order. Hidden files
 * are skipped; symbolic links are followed.
 */
export function languageFiles(contentDir: string): string[] {
  return locales
    .filter((locale) => existsSync(path.join(contentDir, locale)))
    .flatMap((locale) =>
      readdirSync(path.join(contentDir, locale), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${locale}/${file.split(path.sep).join('/')}`,
      ),
    )
    .filter((file) => !file.includes('/.') && isFile(path.join(contentDir, file)))
    .sort()
}

/** The pages among them. */
export function pageFiles(contentDir: string): string[] {
  return languageFiles(contentDir).filter((file) => /\.mdx?$/.test(file))
}

/** Returns all files outside of the languages, except hidden ones, packages, and the notes of a repository, `README.md`. */
export function otherFiles(contentDir: string): string[] {
  const isSkipped = (file: string) => /(?:^|\/)(?:\.|node_modules\/|[A-Z_-]+\.[^/]+$)/.test(file)
  const isInLanguage = (file: string) => locales.some((locale) => file.startsWith(`${locale}/`))
  return listFiles(contentDir).filter((file) => !isInLanguage(file) && !isSkipped(file))
}

/** Returns the text files beside the pages: settings, rules, the API document, example tables. */
export function projectTexts(contentDir: string): string[] {
  return ['', 'api', 'rules', 'sql']
    .filter((folder) => existsSync(path.join(contentDir, folder)))
    .flatMap((folder) => readdirSync(path.join(contentDir, folder)).map((name) => path.posix.join(folder, name)))
    .filter((file) => /(?:^|\/)[^./][^/]*\.(?:ts|ya?ml|sql)$/.test(file) && isFile(path.join(contentDir, file)))
    .sort()
}

function isFile(file: string): boolean {
  return kindOf(file) === 'file'
}

/** Returns the kind of entry that a path refers to; `missing` also for a broken or circular symbolic link. */
export function kindOf(file: string): 'file' | 'folder' | 'missing' | 'other' {
  try {
    const stats = statSync(file)
    return stats.isFile() ? 'file' : stats.isDirectory() ? 'folder' : 'other'
  } catch {
    return 'missing'
  }
}

/** Returns all entries of a content folder except hidden ones and packages, in a fixed order. */
export function allEntries(contentDir: string): string[] {
  return readdirSync(contentDir, { recursive: true, encoding: 'utf8' })
    .map((entry) => entry.split(path.sep).join('/'))
    .filter((entry) => !/(?:^|\/)(?:\.|node_modules(?:\/|$))/.test(entry))
    .sort()
}
