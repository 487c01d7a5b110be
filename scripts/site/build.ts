import { rmSync } from 'node:fs'
import { commandLine, exitOnRejection, flag } from '../../lib/node/command-line'
import { removeUnused } from '../../lib/node/remove-unused'

/**
 * `npm run build [-- --all --drafts]`: content → export → assembly → feeds and Markdown versions → swap. If it fails, `out/`
 * is unchanged. If nothing has changed since the last build, `out/` is kept. `--all` renders every page, without the page
 * cache. `--drafts` builds a preview with drafts and future posts into `out.drafts/`.
 */
const { values } = commandLine({ all: flag, drafts: flag })
if (values.drafts) Object.assign(process.env, { SITE_DRAFTS: 'on', OUT_DIR: process.env.OUT_DIR || 'out.drafts' })
// imported only now, because the settings read the environment when they are loaded
const { lockCaches } = await import('../../lib/build/build-lock')
const { outDir, outDirError } = await import('../../lib/build/out-dir')
const { contentDir } = await import('../../lib/config/content-folder')
const folder = outDir()
await exitOnRejection(lockCaches(`the build of ${contentDir}/ into ${folder}/`))
const error = outDirError(folder)
if (error === undefined) await build()
else {
  console.error(error)
  process.exitCode = 1
}

async function build(): Promise<void> {
  try {
    const { buildInputs, storeBuild, unchangedBuild } = await import('../../lib/build/last-build')
    const inputs = buildInputs()
    const unchanged = values.all ? undefined : unchangedBuild(folder, inputs)
    const result = unchanged ?? (await (await import('../../lib/build/pipeline')).buildSite(folder, values))
    if (!unchanged) storeBuild(folder, inputs, result)
    removeUnused()
    const size = `${result.pages} pages, ${result.files} files, ${(result.bytes / 1e6).toFixed(1)} MB`
    console.log(`${unchanged ? 'unchanged' : 'built'} ${folder}/: ${size}`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    rmSync(`${folder}.next`, { recursive: true, force: true })
    console.error(`build failed; ${folder}/ is unchanged`)
    // aborts the tasks that are still running in parallel
    process.exit(1)
  }
}
