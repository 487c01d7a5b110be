import { paths } from '../../config/routes'
import { rewriteExamples } from '../../site-data/rewrite-examples'
import { writePageFile } from './write-page-file'

/** Writes the statements of all rewrites as JSON, if there are any, for the tool that compares statements. */
export async function writeRewriteExamples(outDir: string): Promise<void> {
  const examples = await rewriteExamples()
  if (Object.keys(examples.rewrites).length === 0) return
  // the statements are the same in all languages
  writePageFile(outDir, 'en', paths.rewriteExamples, JSON.stringify(examples))
}
