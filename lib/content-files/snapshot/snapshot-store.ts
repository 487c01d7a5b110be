import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { replaceFile } from '../../node/replace-file'
import { contentHash } from '../../node/content-hash'
import type { PageRecord } from '../../content-model/record'

/*
 * The files in which the content step stores its output for pages. Each file is replaced atomically, and a snapshot
 * refers to bodies by their hashes, so a render never mixes two snapshots.
 */

const cache = path.join(process.cwd(), '.cache')
const bodies = path.join(cache, 'bodies')

/** The purpose of a snapshot; a build and the development server may run at the same time. */
export type Purpose = 'build' | 'development'

/** Returns the path of a snapshot. */
export function snapshotFile(purpose: Purpose): string {
  return path.join(cache, purpose === 'build' ? 'site' : 'dev', 'snapshot.json')
}

/** Writes the JSON of a `Snapshot`; call `writeBodies` first, because the snapshot refers to the bodies. */
export function writeSnapshot(json: string, purpose: Purpose): void {
  replaceFile(snapshotFile(purpose), json)
}

/** Writes the bodies that are not stored yet. */
export function writeBodies(records: readonly Pick<PageRecord, 'body'>[]): void {
  mkdirSync(bodies, { recursive: true })
  for (const { body } of records) {
    const file = bodyFile(contentHash(body.raw))
    if (!existsSync(file)) replaceFile(file, body.raw)
  }
}

/** Reads a body by its hash. */
export function readBodyText(hash: string): string {
  return readFileSync(bodyFile(hash), 'utf8')
}

function bodyFile(hash: string): string {
  return path.join(bodies, `${hash}.txt`)
}
