import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { replaceFile } from '../../node/replace-file'
import { contentHash } from '../../node/content-hash'
import type { PageRecord } from '../../content-model/record'
import type { Snapshot } from './snapshot'

/*
 * Where the content step leaves what pages are rendered from. Every file is replaced by a rename, and a snapshot names
 * the bodies by their content, so a render that has read one snapshot meets no part of another.
 */

const cache = path.join(process.cwd(), '.cache')
const bodies = path.join(cache, 'bodies')

/** The snapshot of builds, and that of the development server, which runs beside them. */
export type Purpose = 'build' | 'development'

/** The file of a snapshot. */
export function snapshotFile(purpose: Purpose): string {
  return path.join(cache, purpose === 'build' ? 'site' : 'dev', 'snapshot.json')
}

/** Writes a snapshot; the bodies that it names must be written already. */
export function writeSnapshot(snapshot: Snapshot, purpose: Purpose): void {
  replaceFile(snapshotFile(purpose), JSON.stringify(snapshot))
}

/** Writes the bodies that are not there yet. */
export function writeBodies(records: readonly Pick<PageRecord, 'body'>[]): void {
  mkdirSync(bodies, { recursive: true })
  for (const { body } of records) {
    const file = bodyFile(contentHash(body.raw))
    if (!existsSync(file)) replaceFile(file, body.raw)
  }
}

/** A body by its hash. */
export function readBodyText(hash: string): string {
  return readFileSync(bodyFile(hash), 'utf8')
}

function bodyFile(hash: string): string {
  return path.join(bodies, `${hash}.txt`)
}
