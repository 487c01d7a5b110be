import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { locales } from '../i18n/locales'
import { readCached } from '../json-cache'
import { run } from '../run'
import type { CheckedFile } from './check'
import { writeChecked } from './checked-copy'
import { contentDir } from './folder'
import { siteMistakes } from '../site-check'
import { findAll } from './find-all'
import { ContentError, finding, type Finding } from './finding'
import { lastCommits } from './git'
import type { ProjectFiles } from './project'
import type { Snapshot } from './source'
import { canServe, folderState, type FolderState } from './typed-before'

/** The site's own build data; contentlayer's folder is its own. */
const root = path.join(process.cwd(), '.cache', 'site')

const emptyFolder = { file: contentDir, line: 1, message: 'holds no .mdx or .md file' }

/**
 * The content step: check everything, compile every body into the cache, let contentlayer type the collections,
 * write the snapshot that pages read. Throws a `ContentError` with all mistakes; returns what is only doubtful. With
 * `keepsLast`, contentlayer types the texts that were checked, so that content with mistakes leaves what the step before
 * has written; without, it is already at work while the checks are.
 */
export async function contentStep({ keepsLast = false } = {}): Promise<{
  pages: number
  warnings: readonly Finding[]
  snapshot: Snapshot
}> {
  const wrong = siteMistakes()
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
  const typing = keepsLast ? undefined : typeDocuments(contentDir)
  // its failure is told below: a mistake that the checks find may be why
  const [{ files, project, findings }] = await Promise.all([findAll(contentDir), typing?.catch(() => undefined)])
  const errors = findings.filter(({ level }) => level === 'error')
  if (errors.length > 0) throw new ContentError(errors)
  if (files.length === 0) throw new ContentError([finding('place', emptyFolder)])
  const output = await (typing ?? typeChecked(files))
  const snapshot = await writeSnapshot(project)
  const written = snapshot.docs.length + snapshot.posts.length
  if (written !== files.length) throw new Error(`contentlayer typed ${written} of ${files.length} files:\n${output}`)
  // a navbar that cannot be made fails here, not in every page
  const { navbarEntries } = await import('./navbar')
  locales.forEach((locale) => navbarEntries(locale))
  return { pages: files.length, warnings: findings, snapshot }
}

/** Has contentlayer read the files as they were checked: someone may have saved one again since. */
function typeChecked(files: readonly CheckedFile[]): Promise<string> {
  const copy = path.relative(process.cwd(), path.join(root, 'checked'))
  writeChecked(files, copy)
  return typeDocuments(copy)
}

/** Lets contentlayer write its records of what has changed in a content folder; returns what it said. */
async function typeDocuments(folder: string): Promise<string> {
  const record = path.join('.contentlayer', 'typed.json')
  const now = folderState(folder)
  if (!canServe(readCached<FolderState>(record), now)) rmSync('.contentlayer', { recursive: true, force: true })
  // a run that is cut off leaves what nobody knows
  rmSync(record, { force: true })
  const said = await run('node', [path.join('lib', 'content', 'type-documents.mjs')], { CONTENT_DIR: folder })
  writeFileSync(record, JSON.stringify(now))
  return said
}

/** Writes `.cache/site/snapshot.json` and the stamp whose change makes development render anew. */
export async function writeSnapshot(project: ProjectFiles): Promise<Snapshot> {
  mkdirSync(root, { recursive: true })
  const stampFile = path.join(root, 'stamp.json')
  if (!existsSync(stampFile)) writeFileSync(stampFile, JSON.stringify({ at: '' }))
  const { makeSnapshot } = await import('./source')
  const { snapshot, fingerprint } = makeSnapshot(project, lastCommits(contentDir))
  const snapshotFile = path.join(root, 'snapshot.json')
  writeFileSync(`${snapshotFile}.new`, JSON.stringify(snapshot))
  renameSync(`${snapshotFile}.new`, snapshotFile)
  // written in place: development watches this file and would stumble over its absence
  writeFileSync(stampFile, JSON.stringify({ at: fingerprint }))
  return snapshot
}
