import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { apiYaml } from '../../openapi/document'
import { locales } from '../../i18n/locales'
import { paths, publicHref } from '../../config/routes'

/** Writes the OpenAPI document for every language, if the content contains it. */
export function writeApi(outDir: string): void {
  for (const locale of locales) {
    const text = apiYaml(locale)
    if (text !== undefined) writeFileSync(path.join(outDir, publicHref(locale, paths.openApi)), text)
  }
}
