import { commandLine, flag, exitWithError } from '../../lib/node/command-line'
import { createPathFilter, findUnknownPath } from '../../lib/content-files/path-filter'
import { formatProblem, sortProblems } from '../../lib/content-model/problem'
import { contentDir } from '../../lib/config/content-folder'

/**
 * `npm run check:sql [-- FILE… --json]`: checks every SQL code block, rewrite and plan of the content, or of the given
 * files and folders, with a real engine. Exit code 1 on errors and stale records.
 */
const { values, positionals } = commandLine({ json: flag }, Infinity)
const strange = findUnknownPath(positionals, contentDir)
if (strange !== undefined) exitWithError(strange)
const { checkSql, staleRecords } = await import('../../lib/sql-docs/check')
const { readFixture, sqlPages } = await import('../../lib/sql-docs/pages')
const isChosen = positionals.length > 0 ? createPathFilter(positionals) : () => true
const { pages, problems: bodies } = await sqlPages(contentDir)
const chosen = pages.filter(({ file }) => isChosen(file))
const report = await checkSql(chosen, readFixture(contentDir))
const found = [...bodies, ...report.problems, ...staleRecords(contentDir, pages, report)]
const problems = sortProblems(found.filter(({ file }) => isChosen(file)))
const { ran, parsed, pairs, wrong } = report.counts

if (values.json) console.log(JSON.stringify({ problems, counts: report.counts }))
else {
  for (const problem of problems) console.error(formatProblem(problem))
  console.log(
    `sql: ${ran} fences ran, ${parsed} parsed, ${report.counts['not checked']} not checked, ${wrong} wrong; ${pairs} rewrites and plans`,
  )
}
process.exitCode = problems.length > 0 ? 1 : 0
