import { commandLine, exitOnError } from '../../lib/node/command-line'
import { formatDiagnostics } from '../../lib/diagnostics/diagnostic'
import { contentDir } from '../../lib/config/content-folder'
import { requireValidSettings } from '../../lib/config/settings-check'

/** `npm run sql:record`: records the engine's results for every rewrite and plan, which the pages show. */
commandLine({})
exitOnError(requireValidSettings)
const { checkSql } = await import('../../lib/sql-docs/check')
const { readFixture, sqlPages } = await import('../../lib/sql-docs/pages')
const { writeRecords } = await import('../../lib/content-files/sql-records')
const { pages, diagnostics: ofBodies } = await sqlPages(contentDir)
const { diagnostics, records } = await checkSql(pages, readFixture(contentDir))
const errors = [...ofBodies, ...diagnostics]
if (errors.length > 0) {
  console.error(formatDiagnostics(errors))
  process.exitCode = 1
} else {
  writeRecords(contentDir, records)
  console.log(`sql: ${records.size} records in ${contentDir}/sql/recorded/`)
}
