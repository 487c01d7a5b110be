import { rmSync } from 'node:fs'
import path from 'node:path'

/** The folder of the compiled app. Next deletes most of it when it compiles again. */
export const appFolder = '.next'

/** The arguments that make `next build` render the pages with the app that is in `appFolder`. */
export const renderOnly = ['--experimental-build-mode', 'generate']

/** The environment variable with the number of processes that render pages. */
export const renderersVariable = 'SITE_RENDERERS'

/**
 * Files of the last run that would break the next one: a build that was killed can leave a part of a file in
 * `diagnostics`, which Next fails to parse; and Next exports the pages of an old list of prerendered pages if there is
 * one when it starts to render.
 */
const staleFiles = ['diagnostics', 'prerender-manifest.json']

/** Deletes the files of the last run that would break the next one. */
export function removeStaleFiles(): void {
  for (const name of staleFiles) rmSync(path.join(appFolder, name), { recursive: true, force: true })
}
