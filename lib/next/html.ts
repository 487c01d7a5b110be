import path from 'node:path'
import { minifiedScript } from '../node/minified-script'
import { withoutFramework, type SharedFiles } from './merged-files'

/** The time at which a page loads the site's scripts: at once (`eager`) or on the first interaction (`intent`). */
export type RuntimeMode = 'intent' | 'eager'

let loader: string | undefined

/** Returns the loader's code, with a placeholder for the URL of the script. */
function loaderText(): string {
  loader ??= minifiedScript(path.join('lib', 'next', 'loader.ts'), { bundle: true, format: 'iife', target: 'es2021' })
  if (!loader.includes('SCRIPT_URL')) throw new Error('lib/next/loader.ts does not use SCRIPT_URL')
  return loader
}

/**
 * Returns the published HTML of an exported page: without the framework's scripts and data, and with the loader of the
 * site's scripts or, with `eager`, with the scripts. The element has the URL in `data-scripts`, because a page can only be
 * shown in a document with the same scripts.
 */
export function publishedHtml(html: string, mode: RuntimeMode, files: SharedFiles): string {
  const { url } = files.script
  const element =
    mode === 'eager'
      ? `<script src="${url}" data-scripts="${url}" async=""></script>`
      : `<script data-scripts="${url}">${loaderText().replace('SCRIPT_URL', () => JSON.stringify(url))}</script>`
  return withoutFramework(html, files).replace('</head>', () => `${element}</head>`)
}
