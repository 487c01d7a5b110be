import { rmSync } from 'node:fs'
import path from 'node:path'
import { codeHash } from '../node/code-hash'
import { snapshotFile } from '../content-files/snapshot/snapshot-store'
import { readCached } from '../node/json-cache'
import { replaceFile } from '../node/replace-file'
import { site } from '../config/site'

const keyFile = path.join('.cache', 'dev', 'key.json')

/**
 * Removes the stored snapshot of development if it was created with another content folder, other settings or other
 * code. Otherwise it is served until the content has been read.
 */
export function removeStaleSnapshot(contentDir: string): void {
  const key = JSON.stringify([contentDir, site, codeHash('lib/content-model', 'lib/content-files', 'lib/audit-rules')])
  if (readCached<string>(keyFile) === key) return
  rmSync(snapshotFile('development'), { force: true })
  replaceFile(keyFile, JSON.stringify(key))
}
