import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Snapshot } from '../content/snapshot'
import { locales } from '../i18n/locales'
import { searchFolder } from '../routes'
import { buildIndex } from './build'
import { searchPages } from './pages'

/** The export copies `public/`, and development serves it. */
const target = path.join('public', searchFolder)

/** Makes the index of every language anew below `public/`, from the pages of a content step. */
export async function writeSearchIndex(snapshot: Snapshot): Promise<void> {
  const fresh = `${target}.next`
  rmSync(fresh, { recursive: true, force: true })
  for (const locale of locales) {
    for (const [file, text] of buildIndex(locale, await searchPages(snapshot, locale))) {
      const place = path.join(fresh, file)
      mkdirSync(path.dirname(place), { recursive: true })
      writeFileSync(place, text)
    }
  }
  rmSync(target, { recursive: true, force: true })
  renameSync(fresh, target)
}
