import path from 'node:path'
import { readCompiled } from '../mdx/cache'
import { showsApi } from '../openapi/source'
import type { MdxSource, CompiledBody } from '../mdx/body'
import type { BodySql, SqlPair } from '../mdx/plugins/sql'
import { getCompiledBody } from '../mdx/compiled'
import type { Report } from '../diagnostics/diagnostic'
import { BodyError, reportAt, type BodyReport, type SourcePosition } from '../content-model/body-error'
import { mapWithWorkers, computeMissing, type PoolOptions } from '../node/pool'
import { checkUrl } from './url-check'
import { contentSidebars, treeDocs } from '../content-files/content-sidebars'
import { mdxSource } from '../content-files/mdx-source'
import { cardContext, checkCards } from './card-check'
import type { ContentFile } from '../content-files/content-file'
import { pagePath, type ContentPath } from '../content-model/content-path'
import { checkLink, type Outline } from './link-check'
import { groupReports } from './group-reports'
import { explain } from './parser-message'
import { generatedIndexes } from '../content-model/generated-indexes'
import { assetFile, checkImage } from '../content-files/images'
import type { ProjectFiles } from '../content-files/project/project'

/** The outline of a compiled body, or its errors; plain data, so that a worker can send it. */
export type BodyResult =
  | {
      compiled: Pick<CompiledBody, 'toc' | 'anchors' | 'links' | 'images' | 'cards' | 'warnings'> &
        Pick<BodySql, 'pairs'>
    }
  | { errors: readonly BodyReport[] }

/** Compiles one body into the cache and returns its outline, or its errors. */
export async function tryBody(source: MdxSource): Promise<BodyResult> {
  try {
    return outlineOf(await getCompiledBody(source))
  } catch (error) {
    if (error instanceof BodyError) return { errors: error.errors.map((one) => explain(one, source.body)) }
    // the parser is recursive
    if (error instanceof RangeError)
      return { errors: [{ position: { line: 1, column: 1 }, reason: 'is nested too deeply' }] }
    throw error
  }
}

/** The function with which worker threads compile bodies. */
export const bodyWorker = { name: 'tryBody', module: new URL(import.meta.url) }

/** Returns the outline of a body that is cached; undefined for other bodies. */
export function knownBody(source: MdxSource): BodyResult | undefined {
  const compiled = readCompiled(source)
  return compiled && outlineOf(compiled)
}

function outlineOf({ toc, anchors, links, images, cards, warnings, sql }: CompiledBody): BodyResult {
  return { compiled: { toc, anchors, links, images, cards, warnings, pairs: sql.pairs } }
}

/** The errors of bodies and of their card lists, their warnings and invalid links, and the data for other checks. */
export interface CheckedBodies {
  readonly reports: Report[]
  /** Images that are missing or cannot be read. */
  readonly images: Report[]
  /** The unsupported parts of pages in a lenient folder, which are omitted or shown differently. */
  readonly unsupported: Report[]
  readonly links: Report[]
  readonly outlines: ReadonlyMap<string, Outline>
  /** The `<Rewrite>` and `<Plan>` pairs of each file. */
  readonly pairs: ReadonlyMap<string, readonly SqlPair[]>
}

interface BodyOptions extends PoolOptions {
  readonly unreadable?: readonly ContentPath[]
  readonly isApiSound?: boolean
}

/**
 * Compiles all bodies in worker threads and checks them. If the API document has errors, bodies that show it are not
 * compiled. Rejects if `signal` is aborted during the compilation.
 */
export async function checkBodies(
  files: readonly ContentFile[],
  contentDir: string,
  project: ProjectFiles,
  { unreadable = [], isApiSound = true, ...pool }: BodyOptions = {},
): Promise<CheckedBodies> {
  const compilable = files
    .map((file) => ({ file, source: mdxSource(file, project) }))
    .filter(({ source }) => isApiSound || !showsApi(source))
  const sources = compilable.map(({ source }) => source)
  const compiled = await computeMissing(sources, knownBody, (open) => mapWithWorkers(open, tryBody, bodyWorker, pool))
  const results = new Map(compilable.map(({ file }, index) => [file, compiled[index]]))
  const outlines = new Map<string, Outline>(
    unreadable.map((page) => [page.file, { page: pagePath(page), draft: false }]),
  )
  for (const file of files) {
    const result = results.get(file)
    // the anchors of a body with an error are unknown
    const known = result && 'compiled' in result ? idsOf(result.compiled) : {}
    outlines.set(file.file, { ...known, page: file.path, draft: file.fields.draft === true })
  }
  const sidebars = contentSidebars(project, treeDocs(files))
  const context = { ...cardContext(files, sidebars), isLenient: project.settings?.level === 'lenient' }
  const indexes = new Set(generatedIndexes(sidebars).map(({ page }) => page))
  const targets = { contentDir, outlines, indexes, docusaurus: project.settings?.docusaurus }
  const compiledOf = (file: ContentFile) => {
    const result = results.get(file)
    return result && 'compiled' in result ? [result.compiled] : []
  }
  const reports = files.flatMap((file) => {
    const result = results.get(file)
    const errors = result && 'errors' in result ? result.errors : []
    return [
      ...errors.flatMap(({ position, reason }) => report(file, contentDir, position, reason)),
      ...compiledOf(file).flatMap(({ cards }) =>
        cards.flatMap((one) => report(file, contentDir, one, checkCards(one, file, context))),
      ),
    ]
  })
  const ofImages = files.flatMap((file) =>
    compiledOf(file).flatMap((body) =>
      body.images.map(async (one) =>
        report(file, contentDir, one, await checkImage(one.src, file.locale, contentDir, project.settings?.imageHosts)),
      ),
    ),
  )
  const images = (await Promise.all(ofImages)).flat()
  const warnings = files.flatMap((file) =>
    compiledOf(file).flatMap((body) =>
      body.warnings.flatMap(({ position, reason }) => report(file, contentDir, position, reason)),
    ),
  )
  const links = files.flatMap((file) =>
    compiledOf(file).flatMap((body) =>
      body.links.flatMap((link) =>
        report(
          file,
          contentDir,
          link,
          checkLink(link.href, file, outlines, (asset) => assetFile(asset, file.locale, contentDir)) ??
            checkUrl(link.href, targets),
        ),
      ),
    ),
  )
  const pairs = new Map(
    [...results].flatMap(([{ file }, result]) =>
      result && 'compiled' in result ? [[file, result.compiled.pairs] as const] : [],
    ),
  )
  return { reports, images, unsupported: groupReports(warnings), links, outlines, pairs }
}

function idsOf({ toc, anchors }: Pick<CompiledBody, 'toc' | 'anchors'>) {
  return { ids: toc.map(({ id }) => id), anchors }
}

/** Converts an error in a body to a report about its file; returns an empty list without an error. */
function report(
  file: ContentFile,
  contentDir: string,
  position: SourcePosition,
  message: string | undefined,
): Report[] {
  const source = { file: path.join(contentDir, file.file), bodyLine: file.bodyLine }
  return message === undefined ? [] : [reportAt(source, position, message)]
}
