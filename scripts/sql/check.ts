import { commandLine, flag, exitOnError, exitWithError } from '../../lib/node/command-line'
import { createPathFilter, findUnknownPath } from '../../lib/content-files/path-filter'
import { printDiagnostics } from '../../lib/diagnostics/print'
import { contentDir } from '../../lib/config/content-folder'
import { requireValidSettings } from '../../lib/config/settings-check'

/**
 * `npm run check:sql [-- FILE… --json]`: checks all SQL code blocks, rewrites and plans of the content, or of the given
 * files and folders, with a real engine. Exit code 1 on errors and stale records.
 */
const { values, positionals } = commandLine({ json: flag }, Infinity)
exitOnError(requireValidSettings)
const unknownPath = findUnknownPath(positionals, contentDir)
if (unknownPath !== undefined) exitWithError(unknownPath)
const { checkSql, staleRecords } = await import('../../lib/sql-docs/check')
const { readFixture, sqlPages } = await import('../../lib/sql-docs/pages')
const isChosen = positionals.length > 0 ? createPathFilter(positionals) : () => true
const { pages, diagnostics: ofBodies } = await sqlPages(contentDir)
const chosen = pages.filter(({ file }) => isChosen(file))
const report = await checkSql(chosen, readFixture(contentDir))
const diagnostics = [...ofBodies, ...report.diagnostics, ...staleRecords(contentDir, pages, report)]
const { ran, parsed, pairs, 'not checked': notChecked } = report.counts
printDiagnostics(
  diagnostics.filter(({ file }) => isChosen(file)),
  {
    json: values.json,
    strict: true,
    summary: { counts: report.counts },
    line: `check:sql: ${ran} fences ran, ${parsed} parsed, ${notChecked} not checked, ${pairs} rewrites and plans`,
  },
)
