import { rmSync } from 'node:fs'
import { commandLine, flag } from '../../lib/node/command-line'
import { lockCaches } from '../../lib/build/build-lock'
import { outDir, outDirError } from '../../lib/build/out-dir'
import { contentDir } from '../../lib/config/content-folder'

/**
 * `npm run build [-- --all]`: content → export → assembly → sitemap → swap. On any failure the previous `out/` stays.
 * `--all` makes every page anew, also those that cannot have changed since the build before.
 */
const { values } = commandLine({ all: flag })
const folder = outDir()
await lockCaches(`the build of ${contentDir}/ into ${folder}/`)
const wrong = outDirError(folder)
if (wrong === undefined) await build()
else {
  console.error(wrong)
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
    console.error(`build failed; ${folder}/ is as it was`)
    // what is under way beside the step that failed is in vain
    process.exit(1)
  }
}
