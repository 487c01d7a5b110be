import { locales } from '../i18n/locales'
import { settingsMistakes } from '../settings-check'
import { startContentlayer } from './contentlayer'
import { findAll } from './find-all'
import { ContentError, type Finding } from './finding'
import { contentDir } from './folder'
import { lastCommits, missingHistory } from './git'
import { makeSnapshot, type Snapshot } from './snapshot'
import { writeBodies, writeSnapshot } from './snapshot-store'

/**
 * The content step of a build: checks everything, compiles every body into the cache, has contentlayer type the
 * collections beside it, and writes the snapshot that pages read. Throws a `ContentError` with all errors; returns the
 * warnings.
 */
export async function contentStep(): Promise<{
  pages: number
  warnings: readonly Finding[]
  snapshot: Snapshot
}> {
  const wrong = settingsMistakes()
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
  const contentlayer = startContentlayer()
  try {
    const typing = contentlayer.readRecords(contentDir)
    // reported below: an error that the checks find may be the cause
    typing.catch(() => undefined)
    const { files, project, findings } = await findAll(contentDir)
    const errors = findings.filter(({ level }) => level === 'error')
    if (errors.length > 0) throw new ContentError(errors)
    const records = await typing
    if (records.length !== files.length)
      throw new Error(`contentlayer typed ${records.length} of ${files.length} files`)
    const noHistory = missingHistory(contentDir)
    if (noHistory !== undefined) console.warn(`warning: pages do not say when they were last updated: ${noHistory}`)
    const snapshot = makeSnapshot(records, project, lastCommits(contentDir))
    writeBodies(records)
    writeSnapshot(snapshot, 'build')
    // a navbar that cannot be made fails here, not in every page
    const { navbarEntries } = await import('./navbar')
    locales.forEach((locale) => navbarEntries(locale))
    return { pages: files.length, warnings: findings, snapshot }
  } finally {
    await contentlayer.close()
  }
}
