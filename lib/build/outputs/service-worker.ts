import path from 'node:path'
import { localeInfo, locales } from '../../i18n/locales'
import { messages } from '../../i18n/messages'
import { minifiedScript } from '../../node/minified-script'
import { paths, publicHref } from '../../config/routes'
import { site } from '../../config/site'
import { writePageFile } from './write-page-file'

/** Writes the service worker or, if offline reading is disabled, a worker that unregisters it in browsers. */
export function writeOfflineWorker(outDir: string): void {
  const languages = locales.map((locale) => ({
    tag: localeInfo[locale].tag,
    home: publicHref(locale, paths.home),
    texts: messages[locale].offline,
  }))
  const worker = path.join('lib', 'service-worker', site.offline === 'on' ? 'worker.ts' : 'worker-off.ts')
  const define = { LANGUAGES: JSON.stringify(languages) }
  const script = minifiedScript(worker, { bundle: true, format: 'iife', target: 'es2022', define })
  writePageFile(outDir, 'en', paths.offlineWorker, script)
}
