import { rmSync } from 'node:fs'
import { commandLine, flag } from '../../lib/node/command-line'
import { lockCaches } from '../../lib/build/build-lock'
import { outDir, outDirError } from '../../lib/build/out-dir'
import { contentDir } from '../../lib/config/content-folder'

/**
 * `npm run build [-- --all]`: content → export → assembly → sitemap → swap. If it fails, `out/` is unchanged.
 * `--all` renders every page, without the page cache.
 */
const { values } = commandLine({ all: flag })
const folder = outDir()
await lockCaches(`the build of ${contentDir}/ into ${folder}/`)
const error = outDirError(folder)
if (error === undefined) await build()
else {
  console.error(error)
  process.exitCode = 1
}

async function build(): Promise<void> {
  try {
    const { buildSite } = await import('../../lib/build/pipeline')
    const { pages, files, bytes } = await buildSite(folder, values)
    console.log(`built ${folder}/: ${pages} pages, ${files} files, ${(bytes / 1e6).toFixed(1)} MB`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    rmSync(`${folder}.next`, { recursive: true, force: true })
    console.error(`build failed; ${folder}/ is unchanged`)
    // aborts the tasks that are still running in parallel
    process.exit(1)
  }
}
