import { paths } from '../../config/routes'
import { findDoc } from '../../site-data/docs'
import { sqlExamples } from '../../site-data/sql-examples'
import { writePageFile } from './write-page-file'

/** Writes the SQL of all pages as JSON, if the site has the tool that runs it. */
export async function writeSqlExamples(outDir: string): Promise<void> {
  if (!findDoc('en', paths.run)) return
  // the statements are the same in all languages
  writePageFile(outDir, 'en', paths.sqlExamples, JSON.stringify(await sqlExamples()))
}
