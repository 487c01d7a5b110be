import { copyFileSync, existsSync, mkdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import { assetsPath, engineFiles, engineFolder, fixture } from '../../config/sql-assets'

/** Writes the database worker and the engine's files to `public/`, which `next dev` serves and the export copies. */
export async function writeSqlAssets(): Promise<void> {
  const folder = path.join('public', assetsPath())
  if (existsSync(path.join(folder, 'worker.js'))) return
  rmSync(path.dirname(folder), { recursive: true, force: true })
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
    // the package's `browser` field disables the other Node imports
    external: ['node:*'],
    define: { ENGINE_SIZES: JSON.stringify(sizes), FIXTURE: JSON.stringify(fixture()) },
    logLevel: 'silent',
  })
}
