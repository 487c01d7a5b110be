import { availableParallelism } from 'node:os'
import path from 'node:path'
import { Piscina } from 'piscina'
import { VFileMessage } from 'vfile-message'
import { compileCached } from '../markdown/cache'
import { compileBody, type BodySource, type CompiledBody } from '../markdown/compile'
import { cardContext, cardMistake } from './card-check'
import type { CheckedFile } from './check'
import { withoutLocale } from './files'
import { linkMistake, type Outline } from './link-check'
import type { Problem } from './problem'
import type { ProjectFiles } from './project'

/** Below this number of bodies, starting workers costs more than they save. */
const WORTH_WORKERS = 40

/** A body that compiled, or where and why it did not; plain data, so that it can leave a worker. */
export type BodyResult =
  { compiled: Pick<CompiledBody, 'toc' | 'links' | 'cards'> } | { line: number; column: number; reason: string }

/** What `compileBody` needs to know of a file. */
export function bodySource(file: Pick<CheckedFile, 'file' | 'locale' | 'body'>): BodySource {
  return { body: file.body, file: withoutLocale(file.file), locale: file.locale }
}

/** Where some of the parser's messages say the exact place, relative to the body: ` (2:1-2:13)`. */
const PLACES = / \((\d+):(\d+)-\d+:\d+\)/

function placeOf(error: VFileMessage): { line: number; column: number } {
  const said = PLACES.exec(error.reason)
  return { line: Number(said?.[1] ?? error.line ?? 1), column: Number(said?.[2] ?? error.column ?? 1) }
}

/** Compiles one body into the cache and reports its outline, or its first mistake. */
export async function tryBody(source: BodySource): Promise<BodyResult> {
  try {
    const { toc, links, cards } = await compileCached(source, compileBody)
    return { compiled: { toc, links, cards } }
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error
    return { ...placeOf(error), reason: explain(error.reason.replace(PLACES, '')) }
  }
}

/**
 * Compiles all bodies on all cores; returns mistakes, those of card lists among them, as problems, doubtful links
 * as warnings, and the outlines of the bodies that compiled.
 */
export async function checkBodies(
  files: readonly CheckedFile[],
  contentDir: string,
  { sidebars }: ProjectFiles,
): Promise<{ problems: Problem[]; warnings: Problem[]; outlines: ReadonlyMap<string, Outline> }> {
  const results = await compileAll(files.map(bodySource))
  const outlines = new Map<string, Outline>()
  files.forEach(({ file, fields }, index) => {
    const result = results[index]
    if (result && 'compiled' in result) {
      outlines.set(file, { ids: result.compiled.toc.map(({ id }) => id), draft: fields.draft === true })
    }
  })
  const context = cardContext(files, sidebars)
  const problems = files.flatMap((file, index): Problem[] => {
    const result = results[index]
    if (!result) return []
    if (!('compiled' in result)) return problemAt(file, contentDir, result, result.reason)
    return result.compiled.cards.flatMap((cards) =>
      problemAt(file, contentDir, cards, cardMistake(cards, file, context)),
    )
  })
  const warnings = files.flatMap((file, index): Problem[] => {
    const result = results[index]
    if (!result || !('compiled' in result)) return []
    return result.compiled.links.flatMap((link) =>
      problemAt(file, contentDir, link, linkMistake(link.href, file, outlines)),
    )
  })
  return { problems, warnings, outlines }
}

/** A mistake at a place of the body, as a problem of the file; no mistake is none. */
function problemAt(
  { file, bodyLine }: CheckedFile,
  contentDir: string,
  { line, column }: { readonly line: number; readonly column: number },
  message: string | undefined,
): Problem[] {
  if (message === undefined) return []
  return [{ file: path.join(contentDir, file), line: bodyLine + line - 1, column, message }]
}

async function compileAll(sources: BodySource[]): Promise<BodyResult[]> {
  if (sources.length < WORTH_WORKERS) return Promise.all(sources.map(tryBody))
  const pool = new Piscina<BodySource, BodyResult>({
    filename: new URL('./bodies.worker.mjs', import.meta.url).href,
    maxThreads: availableParallelism(),
  })
  try {
    return await Promise.all(sources.map((source) => pool.run(source)))
  } finally {
    await pool.destroy()
  }
}

/** The parser's words, and what a writer does about them. */
function explain(reason: string): string {
  if (/before name, expected a character that can start a name/.test(reason)) {
    return `${reason}. A plain “<” is written \\< or stands in \`code\``
  }
  if (/Could not parse expression with acorn/.test(reason))
    return `${reason}. A plain brace is written \\{ or stands in \`code\``
  if (/Expected a closing tag|Unexpected closing/.test(reason))
    return `${reason}. Close the tag, or write \\< for a plain “<”`
  return reason
}
