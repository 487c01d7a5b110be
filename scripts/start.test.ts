import { build } from 'esbuild'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const scripts = readdirSync(import.meta.dirname).filter((file) => /^[a-z-]+\.ts$/.test(file))

const { metafile } = await build({
  entryPoints: scripts.map((script) => path.join('scripts', script)),
  outdir: 'scripts',
  bundle: true,
  write: false,
  metafile: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  external: ['@/.cache/*', 'contentlayer/generated'],
  logLevel: 'silent',
})

/** Files of the project that are loaded together with a script, before its first line runs. */
function loadedWith(script: string): string[] {
  const seen = new Set<string>()
  const visit = (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    for (const { path: next, kind } of metafile.inputs[file]?.imports ?? [])
      if (kind === 'import-statement') visit(next)
  }
  visit(`scripts/${script}`)
  return [...seen]
}

it.each(scripts)(
  '%s starts in a fresh clone: nothing it is loaded with reads what the content step writes',
  (script) => {
    expect(loadedWith(script)).not.toContain('lib/content/source.ts')
  },
)
