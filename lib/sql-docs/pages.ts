import { readFileSync } from 'node:fs'
import path from 'node:path'
import { mdxSource } from '../content-files/mdx-source'
import { checkContent, type CheckedContent } from '../content-lint/check-content'
import { fileKind } from '../node/file-kind'
import { diagnostic, type Diagnostic } from '../diagnostics/diagnostic'
import { BodyError, reportAt } from '../content-model/body-error'
import { getCompiledBody } from '../mdx/compiled'
import type { SqlPage } from './check'
import type { Fixture } from './fixture'

/** Pages with SQL, and the diagnostics of bodies that do not compile. */
export interface SqlPages {
  readonly pages: SqlPage[]
  readonly diagnostics: Diagnostic[]
}

/** Returns the pages with SQL of a content folder; bodies that do not compile are reported as errors. */
export async function sqlPages(contentDir: string): Promise<SqlPages> {
  return sqlPagesOf(await checkContent(contentDir), contentDir)
}

/** Returns the given pages that have SQL; bodies that do not compile are reported as errors. */
export async function sqlPagesOf(
  { files, project }: Pick<CheckedContent, 'files' | 'project'>,
  contentDir: string,
): Promise<SqlPages> {
  const pages: SqlPage[] = []
  const diagnostics: Diagnostic[] = []
  for (const file of files) {
    const source = { file: path.join(contentDir, file.file), bodyLine: file.bodyLine }
    try {
      const { sql } = await getCompiledBody(mdxSource(file, project))
      if (sql.statements.length > 0) pages.push({ ...source, sql })
    } catch (error) {
      if (!(error instanceof BodyError)) throw error
      diagnostics.push(
        ...error.errors.map(({ position, reason }) => diagnostic('body', reportAt(source, position, reason))),
      )
    }
  }
  return { pages, diagnostics }
}

/** Reads the example tables of a content folder; empty if it has none. */
export function readFixture(contentDir: string): Fixture {
  const read = (name: string) => {
    const file = path.join(contentDir, 'sql', name)
    return fileKind(file) === 'file' ? readFileSync(file, 'utf8') : ''
  }
  return { schema: read('tpch.sql'), volume: read('tpch-volume.sql') }
}
