import { headingsIn } from './headings'
import type { ContentFile } from '../../content-files/content-file'
import { fieldPosition } from '../../content-model/field-position'
import type { Outline } from '../link-check'
import { proseOf } from '../../content-model/prose'
import { readableOriginal, translationLocales, type PageTranslations } from '../../content-files/translations'
import type { Report } from '../../diagnostics/diagnostic'

/** Frontmatter fields that are the same in all translations of a page. */
const facts = ['date', 'slug', 'tags', 'authors', 'sidebar_position', 'draft', 'unlisted'] as const

/** Reports translations whose fields differ from those of the original, or that lack one of its anchors. */
export function inconsistentTranslations(
  pages: readonly PageTranslations[],
  outlines: ReadonlyMap<string, Outline>,
): Report[] {
  return pages.flatMap((translations) => {
    const original = readableOriginal(translations)
    if (!original) return []
    return translationLocales.flatMap((locale) => {
      const translation = translations[locale]
      return translation
        ? [...unequalFacts(translation, original), ...lostAnchors(translation, original, outlines)]
        : []
    })
  })
}

function unequalFacts(translation: ContentFile, original: ContentFile): Report[] {
  return facts.flatMap((name): Report[] => {
    const [actual, expected] = [translation, original].map(({ fields }) => fields[name])
    // an invalid value in the original must not be copied
    if (name === 'date' && expected !== undefined && Number.isNaN(Date.parse(String(expected)))) return []
    if (JSON.stringify(actual ?? null) === JSON.stringify(expected ?? null) || isDraftTranslation(name, actual))
      return []
    return [
      {
        file: translation.file,
        ...fieldPosition(translation, name),
        message: `${name} is ${displayValue(actual)}, but ${displayValue(expected)} in the original`,
        fix:
          expected === undefined
            ? 'delete the line, or set it in both files'
            : `write \`${name}: ${displayValue(expected)}\``,
      },
    ]
  })
}

/** True for a draft translation, which is allowed while its original is published. */
function isDraftTranslation(name: string, actual: unknown): boolean {
  return name === 'draft' && actual === true
}

function displayValue(value: unknown): string {
  if (value === undefined) return 'not set'
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function lostAnchors(
  translation: ContentFile,
  original: ContentFile,
  outlines: ReadonlyMap<string, Outline>,
): Report[] {
  const [own, expected] = [translation, original].map(({ file }) => outlines.get(file)?.ids)
  if (!own || !expected) return []
  const headings = headingsIn(proseOf(translation))
  const isParallel = own.length === expected.length && headings.length === own.length
  return expected.flatMap((id, index): Report[] => {
    if (own.includes(id)) return []
    const { line, column } = (isParallel ? headings[index] : undefined) ?? { line: translation.bodyLine, column: 1 }
    const message = `no heading has the original’s anchor “#${id}”`
    return [{ file: translation.file, line, column, message, fix: `end its heading with {#${id}}` }]
  })
}
