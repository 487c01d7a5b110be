import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { paths, publicHref } from '../../config/routes'
import { findDoc } from '../../site-data/docs'
import { sqlExamples } from '../../site-data/sql-examples'

/** Writes the SQL of all pages as JSON, if the site has the tool that runs it. */
export async function writeSqlExamples(outDir: string): Promise<void> {
  if (!findDoc('en', paths.run)) return
  // the statements are the same in all languages
  const file = path.join(outDir, publicHref('en', paths.sqlExamples))
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(await sqlExamples()))
}
