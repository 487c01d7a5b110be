import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { locales } from '../i18n/locales'

/**
 * Every file of every language below a content folder, `en/docs/faq.mdx`, in a fixed order. What begins with a dot is
 * an editor's or a system's, and no content; a link counts as what it leads to.
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

function isFile(place: string): boolean {
  return statSync(place, { throwIfNoEntry: false })?.isFile() ?? false
}
