import { readFileSync } from 'node:fs'
import type { Snapshot } from '../content-files/snapshot/snapshot'
import { snapshotFile } from '../content-files/snapshot/snapshot-store'
import { writeSqlAssets } from '../build/outputs/sql-engine'
import { writeSearchIndex } from '../search/index/write'
import { failureMessage } from '../node/file-failure'
import { searchIndexFolder } from './search-folder'

/*
 * The child process that builds the search index of the development server, and the files of “Run it here” if they are
 * missing.
 */
process.on('disconnect', () => process.exit())
try {
  await writeSqlAssets()
  await writeSearchIndex(JSON.parse(readFileSync(snapshotFile('development'), 'utf8')) as Snapshot, {
    target: searchIndexFolder,
  })
} catch (error) {
  // such as an invalid API document, which the check reports with its position
  console.error(`the search index could not be made: ${failureMessage(error)}`)
}
if (process.connected) process.disconnect()
