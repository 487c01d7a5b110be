import { execFileSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import path from 'node:path'
import { assemble } from '../../lib/export/assemble'
import { fixtures, writeFixture } from './fixtures'
import { chromiumPath } from '../../lib/node/chromium'

const sites = path.join('.cache', 'sites')

/**
 * Builds what the site tests look at: the fixtures into `.cache/sites/`, then the real content into `out/`,
 * which is left as `npm run build` leaves it. `SKIP_BUILD=1` reuses the last ones while writing tests.
 */
export default function setup(): void {
  chromiumPath()
  if (process.env.SKIP_BUILD) return
  for (const fixture of fixtures) {
    const contentDir = writeFixture(fixture)
    build({ CONTENT_DIR: contentDir, OUT_DIR: path.join(sites, fixture.name), ...fixture.env })
  }
  build({})
  // later tests build again: keep what is measured on this export
  cpSync('.export', path.join(sites, 'export'), { recursive: true })
  assemble('.export', path.join(sites, 'eager'), 'eager')
}

function build(env: Record<string, string>): void {
  execFileSync('npm', ['run', '--silent', 'build', '--', '--all'], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
}
