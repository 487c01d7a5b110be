import { copyFileSync, mkdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import { site } from '../site'
import { assetsPath, engineFiles, engineFolder, fixture } from '../sql/assets'

/** Writes the worker and the engine's files below the site's folder in `outDir`. */
export async function writeSqlAssets(outDir: string): Promise<void> {
  const folder = path.join(outDir, site.basePath, assetsPath())
  mkdirSync(folder, { recursive: true })
  for (const name of engineFiles) copyFileSync(path.join(engineFolder, name), path.join(folder, name))
  const sizes = Object.fromEntries(engineFiles.map((name) => [name, statSync(path.join(engineFolder, name)).size]))
  await build({
    entryPoints: [path.join('lib', 'sql', 'browser', 'worker.ts')],
    outfile: path.join(folder, 'worker.js'),
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    // its other imports of Node are switched off by the package's own `browser` field
    external: ['node:*'],
    define: { ENGINE_SIZES: JSON.stringify(sizes), FIXTURE: JSON.stringify(fixture()) },
    logLevel: 'silent',
  })
}
