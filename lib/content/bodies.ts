import path from 'node:path'
import { readCompiled } from '../markdown/cache'
import type { BodySource, CompiledBody } from '../markdown/compile'
import { compiledBody } from '../markdown/compiled'
import { BodyError, type Place } from '../markdown/place'
import { doAll, withKnown } from '../pool'
import { addressMistake } from './address-check'
import { bodySource } from './body-source'
import { cardContext, cardMistake } from './card-check'
import type { CheckedFile } from './check'
import { linkMistake, type Outline } from './link-check'
import { overviewsOf } from './overviews'
import { problemAt, type Problem } from './problem'
import { pictureMistake } from './pictures'
import type { ProjectFiles } from './project'

/** A body that compiled, or where and why it did not; plain data, so that it can leave a worker. */
export type BodyResult =
  { compiled: Pick<CompiledBody, 'toc' | 'links' | 'pictures' | 'cards'> } | { place: Place; reason: string }

/** Compiles one body into the cache and reports its outline, or its first mistake. */
export async function tryBody(source: BodySource): Promise<BodyResult> {
  try {
    return outlineOf(await compiledBody(source))
  } catch (error) {
    if (!(error instanceof BodyError)) throw error
    return { place: error.place, reason: explain(error.message) }
  }
}

function knownBody(source: BodySource): BodyResult | undefined {
  const compiled = readCompiled(source)
  return compiled && outlineOf(compiled)
}

function outlineOf({ toc, links, pictures, cards }: CompiledBody): BodyResult {
  return { compiled: { toc, links, pictures, cards } }
}

/**
 * Compiles all bodies on all cores; returns mistakes, those of card lists among them, as problems, doubtful links
 * as warnings, and the outlines of the bodies that compiled.
 */
export async function checkBodies(
  files: readonly CheckedFile[],
  contentDir: string,
  { sidebars, rules }: ProjectFiles,
): Promise<{ problems: Problem[]; warnings: Problem[]; outlines: ReadonlyMap<string, Outline> }> {
  const sources = files.map((file) => bodySource(file, rules))
  const worker = new URL('./bodies.worker.mjs', import.meta.url)
  const results = await withKnown(sources, knownBody, (open) => doAll(open, tryBody, worker))
  const outlines = new Map<string, Outline>()
  files.forEach(({ file, fields, path: page }, index) => {
    const result = results[index]
    if (result && 'compiled' in result) {
      outlines.set(file, { ids: result.compiled.toc.map(({ id }) => id), page, draft: fields.draft === true })
    }
  })
  const context = cardContext(files, sidebars)
  const overviews = new Set(overviewsOf(sidebars).map(({ page }) => page))
  const problems = files.flatMap((file, index): Problem[] => {
    const result = results[index]
    if (!result) return []
    if (!('compiled' in result)) return problem(file, contentDir, result.place, result.reason)
    const { pictures, cards } = result.compiled
    return [
      ...pictures.flatMap((one) => problem(file, contentDir, one, pictureMistake(one.src, file.locale, contentDir))),
      ...cards.flatMap((one) => problem(file, contentDir, one, cardMistake(one, file, context))),
    ]
  })
  const warnings = files.flatMap((file, index): Problem[] => {
    const result = results[index]
    if (!result || !('compiled' in result)) return []
    return result.compiled.links.flatMap((link) =>
      problem(
        file,
        contentDir,
        link,
        linkMistake(link.href, file, outlines) ?? addressMistake(link.href, outlines, overviews),
      ),
    )
  })
  return { problems, warnings, outlines }
}

/** A mistake at a place of the body, as a problem of the file; no mistake is none. */
function problem(file: CheckedFile, contentDir: string, place: Place, message: string | undefined): Problem[] {
  const shown = { file: path.join(contentDir, file.file), bodyLine: file.bodyLine }
  return message === undefined ? [] : [problemAt(shown, place, message)]
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
