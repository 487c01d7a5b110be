import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { proseOf } from '../content-model/prose'
import type { ContentFile } from '../content-files/content-file'
import type { ProjectFiles } from '../content-files/project/project'
import { readTerms, type Terms } from '../content-files/project/terms'
import { groupTranslations } from '../content-files/translations'
import { runChecks } from '../diagnostics/check'
import { diagnostic, diagnostics, type Diagnostic, type FileReport } from '../diagnostics/diagnostic'
import type { ContentRuleId } from '../diagnostics/rules'
import { checkBodies } from './bodies'
import { checkContent, type CheckedContent } from './check-content'
import { missingPages } from './check-folder'
import { folderChecks, pageChecks, pageFileChecks, textChecks, type FileCheck, type PageInput } from './checks'
import { dataTexts } from './data-texts'
import { checkApi } from './openapi-check'

/**
 * Returns all diagnostics of a content folder that require neither a build nor a database engine, unsorted. Rejects if
 * `signal` is aborted.
 */
export async function findAll(contentDir: string, signal?: AbortSignal): Promise<CheckedContent> {
  const content = await checkContent(contentDir)
  const { files, unreadable, project } = content
  await pause(signal)
  const ofApi = await checkApi(contentDir)
  const bodies = await checkBodies(files, contentDir, project, { unreadable, isApiSound: ofApi.length === 0 })
  await pause(signal)
  const { terms, reports: ofTerms } = readTerms(contentDir)
  const isReadable = ({ collection, id }: ContentFile) =>
    !unreadable.some((page) => page.collection === collection && page.id === id)
  const pages = groupTranslations(files.filter(isReadable))
  const { versions } = project
  const key = JSON.stringify([terms, versions])
  return {
    ...content,
    diagnostics: [
      ...content.diagnostics,
      ...diagnostics('project', [...ofTerms, ...ofApi]),
      ...diagnostics('body', bodies.reports),
      ...diagnostics('links', bodies.warnings),
      ...diagnostics('location', missingPages([...files, ...unreadable, ...content.diagnostics], contentDir)),
      ...runChecks(folderChecks, { ...content, pages, outlines: bodies.outlines, pairs: bodies.pairs }),
      ...files.flatMap((file) => pageDiagnostics(file, { terms, ...(versions && { versions }) }, key, contentDir)),
      ...dataDiagnostics(contentDir, project, terms),
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

const textReports = new WeakMap<ContentFile, { key: string; reports: RuleReports }>()

/**
 * Returns the diagnostics of `pageChecks` for a page; cached by its text and by `key`, which identifies the terms and
 * versions.
 */
function pageDiagnostics(
  file: ContentFile,
  data: Pick<PageInput, 'terms' | 'versions'>,
  key: string,
  contentDir: string,
): Diagnostic[] {
  const known = textReports.get(file)
  const reports =
    known?.key === key
      ? known.reports
      : runAll(pageChecks, { file, locale: file.locale, prose: proseOf(file), ...data })
  textReports.set(file, { key, reports })
  const fullPath = path.join(contentDir, file.file)
  return [...runAll(pageFileChecks, file), ...reports].flatMap(([rule, list]) =>
    list.map((report) => diagnostic(rule, { ...report, file: fullPath })),
  )
}

/** Returns the diagnostics of texts outside of pages, each at the beginning of its text. */
function dataDiagnostics(contentDir: string, project: ProjectFiles, terms: Terms): Diagnostic[] {
  return dataTexts(contentDir, project).flatMap(({ file, locale, prose, position }) =>
    runAll(textChecks, { locale, prose, terms }).flatMap(([rule, list]) =>
      list.map(({ message, fix }) => diagnostic(rule, { file, ...position(), message, ...(fix && { fix }) })),
    ),
  )
}

function runAll<Input>(checks: readonly FileCheck<Input>[], input: Input): RuleReports {
  return checks.map(({ rule, find }) => [rule, find(input)])
}
