import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { paths, publicHref } from '../../config/routes'
import { rewriteExamples } from '../../site-data/rewrite-examples'

/** Writes the statements of all rewrites as JSON, if there are any, for the tool that compares statements. */
export async function writeRewriteExamples(outDir: string): Promise<void> {
  const examples = await rewriteExamples()
  if (Object.keys(examples.rewrites).length === 0) return
  // the statements are the same in all languages
  const file = path.join(outDir, publicHref('en', paths.rewriteExamples))
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(examples))
}
