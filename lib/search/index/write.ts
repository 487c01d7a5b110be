import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Snapshot } from '../../content-files/snapshot/snapshot'
import { locales, type Locale } from '../../i18n/locales'
import { messages } from '../../i18n/messages'
import { replaceFile } from '../../node/replace-file'
import { searchFolder } from '../../config/routes'
import { site } from '../../config/site'
import { buildIndex } from './build'
import type { Manifest } from './files'
import type { HelpTexts } from './help'
import { searchPages } from './pages'

const helpTexts: Record<Locale, HelpTexts> = {
  en: { texts: messages.en.search.help, report: site.provider.support },
  zh: { texts: messages.zh.search.help, report: site.provider.support },
}

/** The output folder of the index; the export copies `public/`. */
const published = path.join('public', searchFolder)

/**
 * Writes the index of every language into the folder `target`. The previous index stays complete until the new index is
 * complete; an unchanged index is not rewritten.
 */
export async function writeSearchIndex(snapshot: Snapshot, target = published): Promise<void> {
  const { synonyms } = snapshot
  for (const locale of locales) {
    const pages = await searchPages(snapshot, locale)
    writeLanguage(target, locale, buildIndex(locale, pages, { synonyms, help: helpTexts[locale] }))
  }
}

function writeLanguage(target: string, locale: Locale, files: ReadonlyMap<string, string>): void {
  const manifestFile = `${locale}.json`
  const manifest = files.get(manifestFile) ?? ''
  const { folder } = JSON.parse(manifest) as Manifest
  if (!existsSync(path.join(target, folder))) {
    const fresh = path.join(target, `${folder}.next`)
    rmSync(fresh, { recursive: true, force: true })
    for (const [file, text] of files) {
      if (file === manifestFile) continue
      const target = path.join(fresh, path.relative(folder, file))
      mkdirSync(path.dirname(target), { recursive: true })
      writeFileSync(target, text)
    }
    renameSync(fresh, path.join(target, folder))
  }
  replaceFile(path.join(target, manifestFile), manifest)
  for (const other of readdirSync(path.join(target, locale)))
    if (other !== path.basename(folder)) rmSync(path.join(target, locale, other), { recursive: true, force: true })
}
