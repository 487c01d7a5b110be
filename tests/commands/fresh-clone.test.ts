import { build } from 'esbuild'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const scripts = readdirSync('scripts', { recursive: true, encoding: 'utf8' })
  .map((file) => path.join('scripts', file))
  .filter((file) => /[a-z-]+(?<!\.test)\.ts$/.test(file))

const { metafile } = await build({
  entryPoints: scripts,
  outdir: 'scripts',
  bundle: true,
  write: false,
  // one file per shared module instead of a copy in each script, which takes three times as long
  splitting: true,
  metafile: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  external: ['@/.cache/*', 'contentlayer/generated'],
  logLevel: 'silent',
})

const importsOf = (file: string, kind: string) =>
  (metafile.inputs[file]?.imports ?? []).filter((found) => found.kind === kind).map((found) => found.path)

/**
 * Returns the modules that a script imports dynamically before or with the content step; all of them if it has none.
 */
function earlyDynamicImports(script: string): string[] {
  const files = importsOf(script, 'dynamic-import')
  const step = files.indexOf('lib/build/content-step.ts')
  return step < 0 ? files : files.slice(0, step + 1)
}

/** Returns the files of the project that a script loads before the content step has run. */
function loadedBy(script: string): string[] {
  const seen = new Set<string>()
  const visit = (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    importsOf(file, 'import-statement').forEach(visit)
  }
  ;[script, ...earlyDynamicImports(script)].forEach(visit)
  return [...seen]
}

it.each(scripts)('%s starts in a fresh clone: none of its imports reads the output of the content step', (script) => {
  expect(loadedBy(script)).not.toContain('lib/site-data/source.ts')
})
