import { commandLine } from '../../lib/node/command-line'
import { formatProblem, sortProblems } from '../../lib/content-model/problem'
import { contentDir } from '../../lib/config/content-folder'

/** `npm run sql:record`: records the engine's results for every rewrite and plan, which the pages show. */
commandLine({})
const { checkSql } = await import('../../lib/sql-docs/check')
const { readFixture, sqlPages } = await import('../../lib/sql-docs/pages')
const { writeRecords } = await import('../../lib/sql-docs/records')
const { pages, problems: bodies } = await sqlPages(contentDir)
const { problems, records } = await checkSql(pages, readFixture(contentDir))
const wrong = sortProblems([...bodies, ...problems])
for (const problem of wrong) console.error(formatProblem(problem))
if (wrong.length > 0) process.exitCode = 1
else {
  writeRecords(contentDir, records)
  console.log(`sql: ${records.size} records in ${contentDir}/sql/recorded/`)
}
