import { readFileSync } from 'node:fs'
import path from 'node:path'
import { mdxSource } from '../content-files/mdx-source'
import { checkContent, type CheckedContent } from '../content-lint/check-content'
import { kindOf } from '../content-files/listing'
import { problemAt, type Problem } from '../content-model/problem'
import { getCompiledBody } from '../mdx/compiled'
import { BodyError } from '../content-model/body-error'
import type { SqlPage } from './check'
import type { Fixture } from './fixture'

/** Pages with SQL, and bodies that do not compile. */
export interface SqlPages {
  readonly pages: SqlPage[]
  readonly problems: Problem[]
}

/** The SQL of all pages of a content folder; a body that does not compile is a problem. */
export async function sqlPages(contentDir: string): Promise<SqlPages> {
  return sqlPagesOf(await checkContent(contentDir), contentDir)
}

/** The SQL of some pages of a content folder. */
export async function sqlPagesOf(
  { files, project }: Pick<CheckedContent, 'files' | 'project'>,
  contentDir: string,
): Promise<SqlPages> {
  const pages: SqlPage[] = []
  const problems: Problem[] = []
  for (const file of files) {
    const shown = { file: path.join(contentDir, file.file), bodyLine: file.bodyLine }
    try {
      const { sql } = await getCompiledBody(mdxSource(file, project.rules))
      if (sql.statements.length > 0) pages.push({ ...shown, sql })
    } catch (error) {
      if (!(error instanceof BodyError)) throw error
      problems.push(problemAt(shown, error.position, error.message))
    }
  }
  return { pages, problems }
}

/** The schema and rows that the pages of a content folder speak of; a folder without them has no tables. */
export function readFixture(contentDir: string): Fixture {
  const read = (name: string) => {
    const file = path.join(contentDir, 'sql', name)
    return kindOf(file) === 'file' ? readFileSync(file, 'utf8') : ''
  }
  return { schema: read('tpch.sql'), volume: read('tpch-volume.sql') }
}
