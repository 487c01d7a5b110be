import { buildSync, type BuildOptions } from 'esbuild'
import path from 'node:path'
import { codeHash } from './code-hash'
import { contentHash } from './content-hash'
import { readOrComputeSync } from './json-cache'

/**
 * Returns the minified code of a script of `lib/` for browsers, without its last semicolon. Cached by the code in
 * `.cache/minified`, because esbuild takes a fifth of a second to start.
 */
export function minifiedScript(file: string, options: Omit<BuildOptions, 'entryPoints' | 'minify' | 'write'>): string {
  const key = contentHash(JSON.stringify([codeHash('lib', 'package-lock.json'), file, options]))
  return readOrComputeSync(path.join('.cache', 'minified', `${key}.json`), () => {
    const { outputFiles } = buildSync({ ...options, entryPoints: [file], minify: true, write: false, tsconfigRaw: {} })
    return outputFiles[0]?.text.trim().replace(/;$/, '') ?? ''
  })
}
