import { locales } from '../i18n/locales'
import { siteMistakes } from '../site-check'
import { startContentlayer } from './contentlayer'
import { findAll } from './find-all'
import { ContentError, finding, type Finding } from './finding'
import { contentDir } from './folder'
import { lastCommits } from './git'
import { makeSnapshot, type Snapshot } from './snapshot'
import { writeBodies, writeSnapshot } from './snapshot-store'

const emptyFolder = { file: contentDir, line: 1, message: 'holds no .mdx or .md file' }

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
  const wrong = siteMistakes()
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
  const contentlayer = startContentlayer()
  try {
    const typing = contentlayer.readRecords(contentDir)
    // reported below: an error that the checks find may be the cause
    typing.catch(() => undefined)
    const { files, project, findings } = await findAll(contentDir)
    const errors = findings.filter(({ level }) => level === 'error')
    if (errors.length > 0) throw new ContentError(errors)
    if (files.length === 0) throw new ContentError([finding('place', emptyFolder)])
    const records = await typing
    if (records.length !== files.length)
      throw new Error(`contentlayer typed ${records.length} of ${files.length} files`)
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
