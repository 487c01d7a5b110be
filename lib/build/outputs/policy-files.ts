import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { paths, policyFormats, publicHref } from '../../config/routes'
import { locales } from '../../i18n/locales'
import { policyText } from '../../site-data/default-policy'

/** Writes the default policy in all formats for every language, if the content has audit rules. */
export function writePolicy(outDir: string): void {
  for (const format of policyFormats) {
    const text = policyText(format)
    if (text === undefined) continue
    for (const locale of locales)
      writeFileSync(path.join(outDir, publicHref(locale, paths.defaultPolicy(format))), text)
  }
}
