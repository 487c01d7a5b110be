import path from 'node:path'
import { readCompiled } from '../mdx/cache'
import type { BodySource, CompiledBody } from '../mdx/body'
import { compiledBody } from '../mdx/compiled'
import { BodyError, type Place } from '../content-model/body-error'
import { doAll, withKnown } from '../node/pool'
import { addressMistake } from './url-check'
import { bodySource } from '../content-files/body-source'
import { cardContext, cardMistake } from './card-check'
import type { ContentFile } from '../content-files/content-file'
import { pagePath, type FileAddress } from '../content-model/content-path'
import { linkMistake, type Outline } from './link-check'
import { explain } from './parser-message'
import { overviewsOf } from '../content-model/overviews'
import { problemAt, type Problem } from '../content-model/problem'
import { pictureMistake } from '../content-files/images'
import type { ProjectFiles } from '../content-files/project/project'

/** A body that compiled, or where and why it did not; plain data, so that it can leave a worker. */
export type BodyResult =
  { compiled: Pick<CompiledBody, 'toc' | 'links' | 'pictures' | 'cards'> } | { place: Place; reason: string }

/** Compiles one body into the cache and reports its outline, or its first mistake. */
export async function tryBody(source: BodySource): Promise<BodyResult> {
  try {
    return outlineOf(await compiledBody(source))
  } catch (error) {
    if (error instanceof BodyError)
      return { place: error.place, reason: explain(error.message, lineAt(source.body, error.place.line)) }
    // the parser calls itself for each level
    if (error instanceof RangeError) return { place: { line: 1, column: 1 }, reason: 'is nested too deep to be read' }
    throw error
  }
}

function lineAt(body: string, line: number): string {
  return body.split('\n')[line - 1] ?? ''
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
 * as warnings, and the outlines of the bodies. Of an API's document with errors, pages that show it are not compiled.
 */
export async function checkBodies(
  files: readonly ContentFile[],
  contentDir: string,
  { sidebars, rules }: ProjectFiles,
  { unreadable = [], isApiSound = true }: { unreadable?: readonly FileAddress[]; isApiSound?: boolean } = {},
): Promise<{ problems: Problem[]; warnings: Problem[]; outlines: ReadonlyMap<string, Outline> }> {
  const isShown = (file: ContentFile) => isApiSound || !file.body.includes('<Endpoint')
  const sources = files.filter(isShown).map((file) => bodySource(file, rules))
  const worker = new URL('./bodies.worker.mjs', import.meta.url)
  const compiled = await withKnown(sources, knownBody, (open) => doAll(open, tryBody, worker))
  const results = files.map((file) => (isShown(file) ? compiled.shift() : undefined))
  const outlines = new Map<string, Outline>(
    unreadable.map((address) => [address.file, { page: pagePath(address), draft: false }]),
  )
  files.forEach(({ file, fields, path: page }, index) => {
    const result = results[index]
    // of a body with an error, links to its anchors are not known to be wrong
    const ids = result && 'compiled' in result ? { ids: result.compiled.toc.map(({ id }) => id) } : {}
    outlines.set(file, { ...ids, page, draft: fields.draft === true })
  })
  const context = cardContext(files, sidebars)
  const overviews = new Set(overviewsOf(sidebars).map(({ page }) => page))
  const problemsOf = async (file: ContentFile, result: BodyResult | undefined): Promise<Problem[]> => {
    if (!result) return []
    if (!('compiled' in result)) return problem(file, contentDir, result.place, result.reason)
    const { pictures, cards } = result.compiled
    const ofPictures = pictures.map(async (one) =>
      problem(file, contentDir, one, await pictureMistake(one.src, file.locale, contentDir)),
    )
    return [
      ...(await Promise.all(ofPictures)).flat(),
      ...cards.flatMap((one) => problem(file, contentDir, one, cardMistake(one, file, context))),
    ]
  }
  const problems = (await Promise.all(files.map((file, index) => problemsOf(file, results[index])))).flat()
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
function problem(file: ContentFile, contentDir: string, place: Place, message: string | undefined): Problem[] {
  const shown = { file: path.join(contentDir, file.file), bodyLine: file.bodyLine }
  return message === undefined ? [] : [problemAt(shown, place, message)]
}
