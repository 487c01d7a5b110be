import { availableParallelism } from 'node:os'
import path from 'node:path'
import { Piscina } from 'piscina'
import { VFileMessage } from 'vfile-message'
import { decodeSafely } from '../decode'
import { didYouMean } from '../nearest'
import { compileCached } from '../markdown/cache'
import { compileBody, type BodySource, type CompiledBody } from '../markdown/compile'
import type { CheckedFile } from './check'
import { withoutLocale } from './files'
import type { Problem } from './problem'

/** Below this number of bodies, starting workers costs more than they save. */
const WORTH_WORKERS = 40

/** A body that compiled, or where and why it did not; plain data, so that it can leave a worker. */
export type BodyResult =
  { compiled: Pick<CompiledBody, 'toc' | 'links'> } | { line: number; column: number; reason: string }

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
    const { toc, links } = await compileCached(source, compileBody)
    return { compiled: { toc, links } }
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error
    return { ...placeOf(error), reason: explain(error.reason.replace(PLACES, '')) }
  }
}

/** Compiles all bodies on all cores; returns mistakes as problems and doubtful links as warnings. */
export async function checkBodies(
  files: readonly CheckedFile[],
  contentDir: string,
): Promise<{ problems: Problem[]; warnings: Problem[] }> {
  const results = await compileAll(files.map(bodySource))
  const outlines = new Map<string, CompiledBody['toc']>()
  const problems = files.flatMap((file, index): Problem[] => {
    const result = results[index]
    if (result && 'compiled' in result) outlines.set(file.file, result.compiled.toc)
    if (!result || 'compiled' in result) return []
    return [
      {
        file: path.join(contentDir, file.file),
        line: file.bodyLine + result.line - 1,
        column: result.column,
        message: result.reason,
      },
    ]
  })
  const warnings = files.flatMap((file, index) => {
    const result = results[index]
    if (!result || !('compiled' in result)) return []
    return result.compiled.links.flatMap(({ href, line, column }) => {
      const message = linkMistake(href, file, outlines)
      return message === undefined
        ? []
        : [{ file: path.join(contentDir, file.file), line: file.bodyLine + line - 1, column, message }]
    })
  })
  return { problems, warnings }
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

/** What is wrong with a link to a file or an anchor; addresses of pages are checked on the export. */
function linkMistake(
  href: string,
  from: CheckedFile,
  outlines: ReadonlyMap<string, CompiledBody['toc']>,
): string | undefined {
  const match = /^(?:doc:([^?#]+))?(?:\?[^#]*)?(?:#(.*))?$/.exec(href)
  if (!match || (match[1] === undefined && match[2] === undefined)) return undefined
  const [, target, hash] = match
  const files = [from.locale, 'en'].map((locale) => `${locale}/${target}`)
  const file = target === undefined ? from.file : files.find((name) => outlines.has(name))
  if (file === undefined) {
    const known = [...outlines.keys()].filter((name) => name.startsWith(`${from.locale}/`)).map(withoutLocale)
    return `link to the file “${target}”, which does not exist${didYouMean(target ?? '', known)}`
  }
  const id = decodeSafely(hash ?? '')
  const ids = (outlines.get(file) ?? []).map((entry) => entry.id)
  if (id === '' || id === 'top' || id.startsWith('user-content-') || ids.includes(id)) return undefined
  return `link to the anchor “#${id}”, which ${file} does not have${didYouMean(id, ids)}`
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
