import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { proseOf } from '../content-model/prose'
import { defaultSettings, type ContentSettings } from '../content-model/settings'
import type { ContentFile } from '../content-files/content-file'
import type { ProjectFiles } from '../content-files/project/project'
import { readTerms } from '../content-files/project/terms'
import { groupTranslations } from '../content-files/translations'
import { runChecks } from '../diagnostics/check'
import { diagnostic, diagnostics, type Diagnostic, type FileReport } from '../diagnostics/diagnostic'
import { rules, type ContentRuleId } from '../diagnostics/rules'
import { codeHash } from '../node/code-hash'
import { contentHash } from '../node/content-hash'
import { TextCache } from '../node/text-cache'
import { site } from '../config/site'
import { checkBodies } from './bodies'
import { checkContent, type CheckedContent, type readPages } from './check-content'
import { missingPages } from './check-folder'
import {
  folderChecks,
  pageChecks,
  pageFileChecks,
  textChecks,
  type CompiledContent,
  type FileCheck,
  type TextInput,
} from './checks'
import { dataTexts } from './data-texts'
import { groupLinks, groupReports } from './group-reports'
import { checkApi } from './openapi-check'

/** A content folder with all its diagnostics, and the sections of its pages. */
export interface AllContent extends CheckedContent {
  readonly outlines: CompiledContent['outlines']
}

interface FindOptions {
  /** The folder in which reports about texts are cached; if absent, all texts are checked. */
  readonly cacheDir?: string
  /** The pages of the folder, if they have been read. */
  readonly read?: ReturnType<typeof readPages>
  /** The largest number of threads that compile bodies; if absent, as many as there are cores. */
  readonly maxThreads?: number
  /** Cancels the checks. */
  readonly signal?: AbortSignal
}

/**
 * Returns all diagnostics of a content folder that require neither a build nor a database engine, unsorted. Rejects if
 * `signal` is aborted.
 */
export async function findAll(
  contentDir: string,
  { cacheDir, read, maxThreads, signal }: FindOptions = {},
): Promise<AllContent> {
  const content = await checkContent(contentDir, read)
  const { files, unreadable, project } = content
  await pause(signal)
  const ofApi = await checkApi(contentDir)
  const pool = { maxThreads, signal }
  const bodies = await checkBodies(files, contentDir, project, { unreadable, isApiSound: ofApi.length === 0, ...pool })
  await pause(signal)
  const { terms, reports: ofTerms } = readTerms(contentDir)
  const isReadable = ({ collection, id }: ContentFile) =>
    !unreadable.some((page) => page.collection === collection && page.id === id)
  const pages = groupTranslations(files.filter(isReadable))
  const data = { terms, ...(project.versions && { versions: project.versions }) }
  const { level } = project.settings ?? defaultSettings
  const texts = { contentDir, level, data }
  const cache = cacheDir === undefined ? undefined : openCache(cacheDir, texts)
  const ofTexts = [
    ...files.flatMap((file) => pageDiagnostics(file, { ...texts, cache })),
    ...dataDiagnostics(project, { ...texts, cache }),
  ]
  cache?.save()
  const isLenient = level === 'lenient'
  return {
    ...content,
    outlines: bodies.outlines,
    diagnostics: [
      ...content.diagnostics,
      ...diagnostics('project', [...ofTerms, ...ofApi]),
      ...diagnostics('body', bodies.reports),
      ...diagnostics(isLenient ? 'images' : 'body', isLenient ? groupReports(bodies.images) : bodies.images),
      ...diagnostics('compatibility', bodies.unsupported),
      ...diagnostics('links', isLenient ? groupLinks(bodies.links) : bodies.links),
      ...diagnostics('location', missingPages([...files, ...unreadable, ...content.diagnostics], contentDir)),
      ...runChecks(atLevel(folderChecks, level), { ...content, pages, outlines: bodies.outlines, pairs: bodies.pairs }),
      ...ofTexts,
    ],
  }
}

/** Yields to the event loop, so that a message that aborts the signal can arrive; throws if it is aborted. */
async function pause(signal: AbortSignal | undefined): Promise<void> {
  if (!signal) return
  await setImmediate()
  signal.throwIfAborted()
}

/** The reports of checks by rule, without rules that report nothing. */
type RuleReports = readonly (readonly [rule: ContentRuleId, reports: readonly FileReport[]])[]

/** The folder of a text, the level and data that its checks depend on, and the cache of their reports. */
interface TextContext {
  readonly contentDir: string
  readonly level: ContentSettings['level']
  readonly data: Pick<TextInput, 'terms' | 'versions'>
  readonly cache: TextCache<RuleReports> | undefined
}

/** Opens the cached reports about the texts of a folder, which depend on the data, the level and the code. */
function openCache(cacheDir: string, { contentDir, level, data }: Omit<TextContext, 'cache'>): TextCache<RuleReports> {
  const key = contentHash(JSON.stringify([level, data, site.product, codeHash('lib', 'package-lock.json')]))
  return new TextCache(path.join(cacheDir, `reports-${contentHash(contentDir)}.json`), key)
}

/** Returns the diagnostics of `pageChecks` and `pageFileChecks` for a page. */
function pageDiagnostics(file: ContentFile, { contentDir, level, data, cache }: TextContext): Diagnostic[] {
  const find = () => {
    const title = String(file.fields.title ?? '')
    return runAll(atLevel(pageChecks, level), { file, locale: file.locale, prose: proseOf(file), title, ...data })
  }
  const text = [file.file, JSON.stringify([file.fields, file.bodyLine]), file.yaml, file.body]
  const reports = cache?.valueFor(text, find) ?? find()
  const fullPath = path.join(contentDir, file.file)
  return [...runAll(pageFileChecks, { file, contentDir }), ...reports].flatMap(([rule, list]) =>
    list.map((report) => diagnostic(rule, { ...report, file: fullPath })),
  )
}

/** Returns the diagnostics of texts outside of pages, each at the beginning of its text. */
function dataDiagnostics(project: ProjectFiles, { contentDir, level, data, cache }: TextContext): Diagnostic[] {
  const checks = atLevel(textChecks, level)
  return dataTexts(contentDir, project).flatMap(({ file, locale, prose, position }) => {
    const find = () => runAll(checks, { locale, prose, ...data })
    const reports = cache?.valueFor([locale, ...prose], find) ?? find()
    return reports.flatMap(([rule, list]) =>
      list.map(({ message, fix }) => diagnostic(rule, { file, ...position(), message, ...(fix && { fix }) })),
    )
  })
}

/** Returns the checks that apply to a folder: the rules of this site's own style do not apply to a lenient one. */
function atLevel<One extends { readonly rule: ContentRuleId }>(
  checks: readonly One[],
  level: ContentSettings['level'],
): readonly One[] {
  return level === 'strict' ? checks : checks.filter(({ rule }) => !rules[rule].isStyle)
}

function runAll<Input>(checks: readonly FileCheck<Input>[], input: Input): RuleReports {
  return checks.flatMap(({ rule, find }) => {
    const reports = find(input)
    return reports.length > 0 ? [[rule, reports] as const] : []
  })
}
