import { formatProblem, sortProblems } from '../lib/content/problem'
import { contentDir } from '../lib/content/folder'
import { checkSql, staleRecords } from '../lib/sql/content/check'
import { readFixture, sqlPages } from '../lib/sql/content/pages'

/**
 * `npm run check:sql [-- --json]`: every SQL fence, rewrite and plan of the content against a real engine.
 * Exit 1 if something is wrong or a record is stale.
 */
const json = process.argv.includes('--json')
const { pages, problems: bodies } = await sqlPages(contentDir)
const report = await checkSql(pages, readFixture(contentDir))
const problems = sortProblems([...bodies, ...report.problems, ...staleRecords(contentDir, pages, report)])
const { ran, parsed, pairs, wrong } = report.counts

if (json) console.log(JSON.stringify({ problems, counts: report.counts }))
else {
  for (const problem of problems) console.error(formatProblem(problem))
  console.log(
    `sql: ${ran} fences ran, ${parsed} parsed, ${report.counts['not checked']} not checked, ${wrong} wrong; ${pairs} rewrites and plans`,
  )
}
process.exitCode = problems.length > 0 ? 1 : 0
