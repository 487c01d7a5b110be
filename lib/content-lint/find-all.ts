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
import { checkBodies } from './bodies'
import { checkContent, type CheckedContent } from './check-content'
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

/**
 * Returns all diagnostics of a content folder that require neither a build nor a database engine, unsorted. Rejects if
 * `signal` is aborted.
 */
export async function findAll(contentDir: string, signal?: AbortSignal): Promise<AllContent> {
  const content = await checkContent(contentDir)
  const { files, unreadable, project } = content
  await pause(signal)
  const ofApi = await checkApi(contentDir)
  const bodies = await checkBodies(files, contentDir, project, { unreadable, isApiSound: ofApi.length === 0, signal })
  await pause(signal)
  const { terms, reports: ofTerms } = readTerms(contentDir)
  const isReadable = ({ collection, id }: ContentFile) =>
    !unreadable.some((page) => page.collection === collection && page.id === id)
  const pages = groupTranslations(files.filter(isReadable))
  const data = { terms, ...(project.versions && { versions: project.versions }) }
  const { level } = project.settings ?? defaultSettings
  const key = JSON.stringify([data, level])
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
      ...files.flatMap((file) => pageDiagnostics(file, data, key, content)),
      ...dataDiagnostics(contentDir, project, data, key),
    ],
  }
}

/** Yields to the event loop, so that a message that aborts the signal can arrive; throws if it is aborted. */
async function pause(signal: AbortSignal | undefined): Promise<void> {
  if (!signal) return
  await setImmediate()
  signal.throwIfAborted()
}

type RuleReports = readonly (readonly [rule: ContentRuleId, reports: readonly FileReport[]])[]

/** The data that the checks of texts need besides the texts. */
type TextData = Pick<TextInput, 'terms' | 'versions'>

const pageReports = new WeakMap<ContentFile, { key: string; reports: RuleReports }>()

/**
 * Returns the diagnostics of `pageChecks` for a page; cached by its text and by `key`, which identifies the terms and
 * versions.
 */
function pageDiagnostics(
  file: ContentFile,
  data: TextData,
  key: string,
  { contentDir, project }: CheckedContent,
): Diagnostic[] {
  const { level } = project.settings ?? defaultSettings
  const known = pageReports.get(file)
  const input = () => ({
    file,
    locale: file.locale,
    prose: proseOf(file),
    title: String(file.fields.title ?? ''),
    ...data,
  })
  const reports = known?.key === key ? known.reports : runAll(atLevel(pageChecks, level), input())
  pageReports.set(file, { key, reports })
  const fullPath = path.join(contentDir, file.file)
  return [...runAll(pageFileChecks, { file, contentDir }), ...reports].flatMap(([rule, list]) =>
    list.map((report) => diagnostic(rule, { ...report, file: fullPath })),
  )
}

/** The reports about texts outside of pages by language and text, and the `key` they were made with. */
let textReports = { key: '', byText: new Map<string, RuleReports>() }

/** Returns the diagnostics of texts outside of pages, each at the beginning of its text; cached like those of pages. */
function dataDiagnostics(contentDir: string, project: ProjectFiles, data: TextData, key: string): Diagnostic[] {
  if (textReports.key !== key) textReports = { key, byText: new Map() }
  const { byText } = textReports
  const checks = atLevel(textChecks, (project.settings ?? defaultSettings).level)
  return dataTexts(contentDir, project).flatMap(({ file, locale, prose, position }) => {
    const text = [locale, ...prose].join('\n')
    const reports = byText.get(text) ?? runAll(checks, { locale, prose, ...data })
    byText.set(text, reports)
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
  return checks.map(({ rule, find }) => [rule, find(input)])
}
