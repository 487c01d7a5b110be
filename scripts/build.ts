import { rmSync } from 'node:fs'
import { buildSite } from '../lib/export/build'

/**
 * `npm run build [-- --all]`: content → export → assembly → sitemap → swap. On any failure the previous `out/` stays.
 * `--all` makes every page anew, also those that cannot have changed since the build before.
 */
const outDir = process.env.OUT_DIR ?? 'out'
try {
  const { pages, files, bytes } = await buildSite(outDir, { all: process.argv.includes('--all') })
  console.log(`built ${outDir}/: ${pages} pages, ${files} files, ${(bytes / 1e6).toFixed(1)} MB`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  rmSync(`${outDir}.next`, { recursive: true, force: true })
  console.error(`build failed; ${outDir}/ is as it was`)
  // what is under way beside the step that failed is in vain
  process.exit(1)
}
