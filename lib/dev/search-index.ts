import { readFileSync } from 'node:fs'
import type { Snapshot } from '../content/snapshot'
import { snapshotFile } from '../content/snapshot-store'
import { writeSqlAssets } from '../export/sql-assets'
import { writeSearchIndex } from '../search/write'
import { searchIndexFolder } from './search-folder'

/*
 * The process that makes the search index of what development shows, and the files of “Run it here” if they are missing.
 */
process.on('disconnect', () => process.exit())
await writeSqlAssets()
await writeSearchIndex(JSON.parse(readFileSync(snapshotFile('development'), 'utf8')) as Snapshot, searchIndexFolder)
process.disconnect?.()
