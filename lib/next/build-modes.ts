import { rmSync } from 'node:fs'
import Module, { createRequire } from 'node:module'
import path from 'node:path'

/** The folder of the compiled app. Next deletes most of it when it compiles again. */
export const appFolder = '.next'

/** The arguments that make `next build` compile the app into `appFolder`, if its configuration calls `skipExport`. */
export const compileOnly = ['--experimental-build-mode', 'compile']

/** The arguments that make `next build` render the pages with the app that is in `appFolder`. */
export const renderOnly = ['--experimental-build-mode', 'generate']

/** The environment variable that is set for a run of `next build` that only compiles the app. */
export const compileVariable = 'SITE_COMPILE'

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

/**
 * Prevents a run of `next build` that only compiles the app from exporting its pages, whose parameters it does not collect. Next
 * tries to if the configuration has `output: 'export'`; without that, it would list the files that each page needs on a
 * server, which takes two thirds of the time of the compile.
 */
export function skipExport(): void {
  const require = createRequire(path.resolve('next.config.ts'))
  const file = require.resolve('next/dist/export')
  require.cache[file] = Object.assign(new Module(file), { loaded: true, exports: { default: () => Promise.resolve() } })
}
