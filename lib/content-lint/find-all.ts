import { existsSync } from 'node:fs'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { checkApi } from './openapi-check'
import { site } from '../config/site'
import { checkBodies } from './bodies'
import { checkContent, type CheckedContent } from './check-content'
import type { ContentFile } from '../content-files/content-file'
import { missingDeclarations, missingPages, oversizedPages, duplicateTagSlugs } from './check-folder'
import { postsWithoutExcerpt } from './check-posts'
import type { ContentPath } from '../content-model/content-path'
import { finding, type RuleId } from '../content-model/findings'
import { proseOf } from '../content-model/prose'
import { citedBeforeRelease } from './rules/dates'
import { invalidDescription } from './rules/description'
import type { Found } from './rules/found'
import { skippedLevels } from './rules/headings'
import { imagesWithoutText, missingImages } from './rules/images'
import { translationFindings } from './rules/translation'
import { inconsistentTranslations } from './rules/translations'
import { halfWidth, missingSpaces } from './rules/typography'
import { misspelledNames, typedProduct, undeclaredTerms } from './rules/words'
import { readTerms, type Terms } from '../content-files/project/terms'
import { groupTranslations } from '../content-files/translations'

/** Returns all findings for a content folder that do not require a build, unsorted. Rejects if `signal` is aborted. */
export async function findAll(contentDir: string, signal?: AbortSignal): Promise<CheckedContent> {
  const { files, unreadable, project, findings } = await checkContent(contentDir)
  await pause(signal)
  const ofApi = await checkApi(contentDir)
  const bodies = await checkBodies(files, contentDir, project, { unreadable, isApiSound: ofApi.length === 0 })
  await pause(signal)
  const { terms, problems: ofTerms } = readTerms(contentDir)
  const shown = (file: string) => path.join(contentDir, file)
  const found = (rule: RuleId, list: readonly (Found & { file: string })[]) =>
    list.map(({ fix, file, ...position }) => finding(rule, { ...position, file: shown(file) }, fix))
  const isUnreadable = ({ collection, id }: ContentPath) =>
    unreadable.some((page) => page.collection === collection && page.id === id)
  const pages = groupTranslations(files.filter((file) => !isUnreadable(file)))
  const termsKey = JSON.stringify(terms)
  const inUse = new Set(files.map(({ locale }) => locale))
  return {
    files,
    unreadable,
    project,
    findings: [
      ...findings,
      ...[...ofTerms, ...ofApi].map((problem) => finding('project', problem)),
      ...bodies.problems.map((problem) => finding('body', problem)),
      ...bodies.warnings.map((problem) => finding('links', problem)),
      ...missingPages([...files, ...unreadable, ...findings], contentDir).map((problem) => finding('place', problem)),
      ...oversizedPages(files, contentDir).map((problem) => finding('size', problem)),
      ...missingDeclarations(files, contentDir).map((problem) => finding('declarations', problem)),
      ...duplicateTagSlugs(project.tags ?? [], contentDir).map((problem) => finding('slugs', problem)),
      ...postsWithoutExcerpt(files, contentDir).map((problem) => finding('excerpt', problem)),
      ...found('translation', translationFindings(pages, inUse, shown)),
      ...found('twins', inconsistentTranslations(pages, bodies.outlines)),
      ...files.flatMap((file) =>
        fileFindings(file, terms, termsKey).flatMap(([rule, list]) =>
          found(
            rule,
            list.map((one) => ({ ...one, file: file.file })),
          ),
        ),
      ),
    ],
  }
}

/** Yields to the event loop, so that an abort from another thread can arrive; throws if one has. */
async function pause(signal: AbortSignal | undefined): Promise<void> {
  if (!signal) return
  await setImmediate()
  signal.throwIfAborted()
}

const textFindings = new WeakMap<ContentFile, { key: string; findings: [RuleId, Found[]][] }>()

/**
 * Returns the findings of the rules that read one file alone; an unchanged file is not read again with the same terms,
 * which `key` identifies.
 */
function fileFindings(file: ContentFile, terms: Terms, key: string): [RuleId, Found[]][] {
  const known = textFindings.get(file)
  const findings = known?.key === key ? known.findings : findInText(file, terms)
  textFindings.set(file, { key, findings })
  return [['images', missingImages(file, existsSync)], ...findings]
}

function findInText(file: ContentFile, { names, terms }: Terms): [RuleId, Found[]][] {
  const prose = proseOf(file)
  return [
    ['headings', skippedLevels(prose)],
    ['alt', imagesWithoutText(file)],
    ['description', invalidDescription(file)],
    ['dates', citedBeforeRelease(file)],
    ['product', typedProduct(prose, site.product.name)],
    ['names', misspelledNames(prose, names)],
    ['terms', undeclaredTerms(prose, file.locale, terms[file.locale])],
    ...(file.locale === 'zh' ? chinese(prose) : []),
  ]
}

function chinese(prose: readonly string[]): [RuleId, Found[]][] {
  return [
    ['punctuation', halfWidth(prose)],
    ['spacing', missingSpaces(prose)],
  ]
}
