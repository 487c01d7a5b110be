import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Snapshot } from '../../content-files/snapshot/snapshot'
import { locales, type Locale } from '../../i18n/locales'
import { messages } from '../../i18n/messages'
import { codeHash } from '../../node/code-hash'
import { contentHash } from '../../node/content-hash'
import { folderState } from '../../node/folder-state'
import { readCached } from '../../node/json-cache'
import { linkSameText } from '../../node/link-files'
import { replaceFile } from '../../node/replace-file'
import { site } from '../../config/site'
import { buildIndex } from './build'
import type { Manifest } from './files'
import type { HelpTexts } from './help'
import { searchPages } from './pages'

const helpTexts: Record<Locale, HelpTexts> = {
  en: { texts: messages.en.search.help, report: site.provider.support },
  zh: { texts: messages.zh.search.help, report: site.provider.support },
}

/** The last index of a language: a hash of all that it is made from, its manifest, and the state of its folder. */
interface LastIndex {
  readonly inputs: string
  readonly manifest: string
  readonly state: string
}

/**
 * Writes the index of every language into the folder `target`. The previous index stays complete until the new index is
 * complete; without `all`, the index of a language is not made again if its pages are unchanged.
 */
export async function writeSearchIndex(
  snapshot: Snapshot,
  { target, all = false }: { target: string; all?: boolean },
): Promise<void> {
  const { synonyms } = snapshot
  const code = codeHash('lib', 'messages', 'package-lock.json')
  for (const locale of locales) {
    const pages = await searchPages(snapshot, locale)
    const input = { synonyms, help: helpTexts[locale] }
    const inputs = contentHash(JSON.stringify([code, pages, input]))
    const record = path.join('.cache', 'search', `${contentHash(path.resolve(target))}-${locale}.json`)
    const last = readCached<LastIndex>(record)
    const isIntact = last !== undefined && isWritten(target, locale, last)
    if (!all && last?.inputs === inputs && isIntact) continue
    if (!isIntact) rmSync(path.join(target, locale), { recursive: true, force: true })
    const before = isIntact ? indexFolder(target, last.manifest) : undefined
    const manifest = writeLanguage(target, locale, buildIndex(locale, pages, input), before)
    const state = folderState(indexFolder(target, manifest))
    replaceFile(record, JSON.stringify({ inputs, manifest, state } satisfies LastIndex))
  }
}

/** Whether the folder contains the last index, and nothing has changed its files. */
function isWritten(target: string, locale: Locale, { manifest, state }: LastIndex): boolean {
  const file = path.join(target, `${locale}.json`)
  const isLast = existsSync(file) && readFileSync(file, 'utf8') === manifest
  return isLast && folderState(indexFolder(target, manifest)) === state
}

/** Returns the folder of the files that a manifest names. */
function indexFolder(target: string, manifest: string): string {
  return path.join(target, (JSON.parse(manifest) as Manifest).folder)
}

/**
 * Writes the files of an index unless they are there, and its manifest, which it returns. Links the files that are the same
 * in `before`, the folder of the last index: after an edit, almost all.
 */
function writeLanguage(
  target: string,
  locale: Locale,
  files: ReadonlyMap<string, string>,
  before: string | undefined,
): string {
  const manifestFile = `${locale}.json`
  const manifest = files.get(manifestFile) ?? ''
  const { folder } = JSON.parse(manifest) as Manifest
  if (!existsSync(path.join(target, folder))) {
    const fresh = path.join(target, `${folder}.next`)
    rmSync(fresh, { recursive: true, force: true })
    for (const [file, text] of files) {
      if (file === manifestFile) continue
      const name = path.relative(folder, file)
      const target = path.join(fresh, name)
      if (before !== undefined && linkSameText(path.join(before, name), target, text)) continue
      mkdirSync(path.dirname(target), { recursive: true })
      writeFileSync(target, text)
    }
    renameSync(fresh, path.join(target, folder))
  }
  replaceFile(path.join(target, manifestFile), manifest)
  for (const other of readdirSync(path.join(target, locale)))
    if (other !== path.basename(folder)) rmSync(path.join(target, locale, other), { recursive: true, force: true })
  return manifest
}
