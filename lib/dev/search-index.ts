import { snapshotFile } from '../content-files/snapshot/snapshot-store'
import { writeSqlAssets } from '../build/outputs/sql-engine'
import { writeSearchIndex } from '../search/index/write'
import { searchIndexFolder } from './search-folder'

/*
 * The child process that builds the search index of the development server, and the files of “Run it here” if they are
 * missing.
 */
process.on('disconnect', () => process.exit())
await writeSqlAssets()
await writeSearchIndex({ snapshotPath: snapshotFile('development'), target: searchIndexFolder, all: false })
process.disconnect?.()
