import { build } from 'esbuild'
import path from 'node:path'
import { localeInfo, locales } from '../../i18n/locales'
import { messages } from '../../i18n/messages'
import { paths, publicHref } from '../../config/routes'
import { site } from '../../config/site'

/** Writes the service worker or, if offline reading is disabled, a worker that unregisters it in browsers. */
export async function writeOfflineWorker(outDir: string): Promise<void> {
  const languages = locales.map((locale) => ({
    tag: localeInfo[locale].tag,
    home: publicHref(locale, paths.home),
    texts: messages[locale].offline,
  }))
  await build({
    entryPoints: [path.join('lib', 'service-worker', site.offline === 'on' ? 'worker.ts' : 'worker-off.ts')],
    outfile: path.join(outDir, publicHref('en', paths.offlineWorker)),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    tsconfigRaw: {},
    define: { LANGUAGES: JSON.stringify(languages) },
    logLevel: 'silent',
  })
}
