import { paths } from '../../config/routes'
import { locales } from '../../i18n/locales'
import { linkedRules } from '../../site-data/review-rules'
import { writePageFile } from './write-page-file'

/** Writes the rules that the review tool checks as JSON for every language. */
export function writeReviewRules(outDir: string): void {
  for (const locale of locales) writePageFile(outDir, locale, paths.reviewRules, JSON.stringify(linkedRules(locale)))
}
