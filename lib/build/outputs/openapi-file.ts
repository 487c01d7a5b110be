import { apiYaml } from '../../openapi/document'
import { locales } from '../../i18n/locales'
import { paths } from '../../config/routes'
import { writePageFile } from './write-page-file'

/** Writes the OpenAPI document for every language, if the content contains it. */
export function writeApi(outDir: string): void {
  for (const locale of locales) {
    const text = apiYaml(locale)
    if (text !== undefined) writePageFile(outDir, locale, paths.openApi, text)
  }
}
