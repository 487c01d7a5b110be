import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { LineCounter, parseDocument } from 'yaml'
import { z } from 'zod'
import type { Problem } from './problem'

const variants = z.array(z.string().min(1)).nullable()
const spellings = z.record(
  z.string(),
  variants.transform((words) => words ?? []),
)
const termsCheck = z.strictObject({
  names: spellings.default({}),
  terms: z.strictObject({ en: spellings.default({}), zh: spellings.default({}) }).default({ en: {}, zh: {} }),
})

/** How things are called: the right name or term, and what people write instead. */
export type Terms = z.infer<typeof termsCheck>

const none: Terms = { names: {}, terms: { en: {}, zh: {} } }

/** Reads `terms.yml` of a content folder; without it nothing is called wrongly. */
export function readTerms(contentDir: string): { terms: Terms; problems: Problem[] } {
  const file = path.join(contentDir, 'terms.yml')
  if (!existsSync(file)) return { terms: none, problems: [] }
  const lines = new LineCounter()
  const doc = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines, prettyErrors: false })
  const [error] = doc.errors
  if (error)
    return { terms: none, problems: [{ file, line: lines.linePos(error.pos[0]).line, message: error.message }] }
  const parsed = termsCheck.safeParse(doc.toJS())
  if (parsed.success) return { terms: parsed.data, problems: [] }
  const problems = parsed.error.issues.map((issue) => {
    const node = doc.getIn(issue.path, true) as { range?: [number, number, number] } | undefined
    const place = lines.linePos(node?.range?.[0] ?? 0)
    return { file, line: place.line, column: place.col, message: `${issue.path.join('.')} ${issue.message}`.trim() }
  })
  return { terms: none, problems }
}
