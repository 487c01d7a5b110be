import { readFileSync } from 'node:fs'
import path from 'node:path'
import { VFileMessage } from 'vfile-message'
import { bodySource } from '../../content/bodies'
import { checkContent } from '../../content/check'
import type { Problem } from '../../content/problem'
import { compileCached } from '../../markdown/cache'
import { compileBody } from '../../markdown/compile'
import type { SqlPage } from './check'
import type { Fixture } from './pair'

/** The SQL of all pages of a content folder; a body that does not compile is a problem. */
export async function sqlPages(contentDir: string): Promise<{ pages: SqlPage[]; problems: Problem[] }> {
  const { files } = await checkContent(contentDir)
  const pages: SqlPage[] = []
  const problems: Problem[] = []
  for (const file of files) {
    const shown = path.join(contentDir, file.file)
    try {
      const { sql } = await compileCached(bodySource(file), compileBody)
      if (sql.statements.length > 0) pages.push({ file: shown, bodyLine: file.bodyLine, sql })
    } catch (error) {
      if (!(error instanceof VFileMessage)) throw error
      problems.push({
        file: shown,
        line: file.bodyLine + (error.line ?? 1) - 1,
        column: error.column ?? 1,
        message: error.reason,
      })
    }
  }
  return { pages, problems }
}

/** The schema and rows that the pages of a content folder speak of. */
export function readFixture(contentDir: string): Fixture {
  const read = (name: string) => readFileSync(path.join(contentDir, 'sql', name), 'utf8')
  return { schema: read('tpch.sql'), volume: read('tpch-volume.sql') }
}
