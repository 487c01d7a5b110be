import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { commandLine } from '../../lib/node/command-line'
import { readRelease } from '../../lib/verify/release'
import { diffText, releaseDiff } from '../../lib/verify/release-diff'

/**
 * `npm run check:reproducible`: builds the site twice from this folder without caches, and compares all files. Exit
 * code 1 if a file differs. Both builds are kept in `.cache/sites/` for inspection.
 */
commandLine({})
const cached =
  'api bodies export fences images licences mdx minified modules pglite search share site sitemap texts workers'
const caches = [
  '.next',
  '.export',
  path.join('public', '_sql'),
  ...cached.split(' ').map((name) => path.join('.cache', name)),
]
/** The date of both builds, which is the same even if midnight passes between them. */
const SITE_DATE = process.env.SITE_DATE ?? new Date().toISOString().slice(0, 10)
const [first, second] = ['once', 'again'].map((name) => {
  const outDir = path.join('.cache', 'sites', name)
  for (const folder of [...caches, outDir]) rmSync(folder, { recursive: true, force: true })
  execFileSync('npm', ['run', '--silent', 'build', '--', '--all'], {
    stdio: 'inherit',
    env: { ...process.env, OUT_DIR: outDir, SITE_DATE },
  })
  return readRelease(outDir)
}) as [ReturnType<typeof readRelease>, ReturnType<typeof readRelease>]

const diff = releaseDiff(first, second)
console.log(diffText(diff))
process.exitCode = diff.pages.length + diff.hashed.length + diff.others.length > 0 ? 1 : 0
