import { paths, policyFormats } from '../../config/routes'
import { locales } from '../../i18n/locales'
import { policyText } from '../../site-data/default-policy'
import { writePageFile } from './write-page-file'

/** Writes the default policy in all formats for every language, if the content has audit rules. */
export function writePolicy(outDir: string): void {
  for (const format of policyFormats) {
    const text = policyText(format)
    if (text === undefined) continue
    for (const locale of locales) writePageFile(outDir, locale, paths.defaultPolicy(format), text)
  }
}
