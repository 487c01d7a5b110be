import { readFileSync } from 'node:fs'
import path from 'node:path'
import { bodySource } from '../../content/bodies'
import { checkContent } from '../../content/check'
import { problemAt, type Problem } from '../../content/problem'
import { compiledBody } from '../../markdown/compiled'
import { BodyError } from '../../markdown/place'
import type { SqlPage } from './check'
import type { Fixture } from './pair'

/** The SQL of all pages of a content folder; a body that does not compile is a problem. */
export async function sqlPages(contentDir: string): Promise<{ pages: SqlPage[]; problems: Problem[] }> {
  const { files, project } = await checkContent(contentDir)
  const pages: SqlPage[] = []
  const problems: Problem[] = []
  for (const file of files) {
    const shown = { file: path.join(contentDir, file.file), bodyLine: file.bodyLine }
    try {
      const { sql } = await compiledBody(bodySource(file, project.rules))
      if (sql.statements.length > 0) pages.push({ ...shown, sql })
    } catch (error) {
      if (!(error instanceof BodyError)) throw error
      problems.push(problemAt(shown, error.place, error.message))
    }
  }
  return { pages, problems }
}

/** The schema and rows that the pages of a content folder speak of. */
export function readFixture(contentDir: string): Fixture {
  const read = (name: string) => readFileSync(path.join(contentDir, 'sql', name), 'utf8')
  return { schema: read('tpch.sql'), volume: read('tpch-volume.sql') }
}
