import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { codeFiles, hashFiles } from '../../lib/code-hash'
import { assemble } from '../../lib/export/assemble'
import { fixtures, writeFixture } from '../setup/fixtures'
import { writeDeploySites } from './deploy-sites'

const sites = path.join('.cache', 'sites')
const stamp = path.join(sites, 'built.txt')

/** Everything a build of a site reads. */
const inputs = [
  ...['app', 'components', 'content', 'lib', 'messages', 'public/favicon.svg', 'scripts/build.ts', 'tests/setup'],
  'tests/support/deploy-sites.ts',
  ...['contentlayer.config.ts', 'instrumentation-client.ts', 'next.config.mjs', 'next-sitemap.config.js'],
  'package-lock.json',
]

/**
 * Builds the sites that the tests read: the fixtures below `.cache/sites/`, then the real content into `out/`. Does
 * nothing if no input has changed since the last time; `SKIP_BUILD=1` uses the last ones in any case.
 */
async function buildSites(): Promise<void> {
  const hash = hashFiles(inputs.flatMap(codeFiles))
  const isCurrent = existsSync(stamp) && readFileSync(stamp, 'utf8') === hash
  if (isCurrent || process.env.SKIP_BUILD) return
  rmSync(stamp, { force: true })
  for (const fixture of fixtures) {
    const contentDir = writeFixture(fixture)
    build({ CONTENT_DIR: contentDir, OUT_DIR: path.join(sites, fixture.name), ...fixture.env })
  }
  build({})
  // tests that build overwrite `.export`
  cpSync('.export', path.join(sites, 'export'), { recursive: true })
  assemble('.export', path.join(sites, 'eager'), 'eager')
  await writeDeploySites()
  mkdirSync(sites, { recursive: true })
  writeFileSync(stamp, hash)
}

function build(env: Record<string, string>): void {
  execFileSync('npm', ['run', '--silent', 'build', '--', '--all'], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
}

await buildSites()
