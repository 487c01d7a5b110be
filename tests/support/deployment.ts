import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Build } from './deploy-sites'
import { linkFolder } from './linked-folder'
import { expect, test as base, type Page } from './site'

export { expect, type Page }

/** Switches to a build of `deploy-sites.ts`; `removed` is a path of the site that it then lacks. */
type Deploy = (build: Build, removed?: string) => void

const buildFolder = (build: Build) => path.resolve('.cache', 'sites', 'deploy', build)

/** `test` with a site whose build changes between two requests. Each test serves a folder of its own. */
export const test = base.extend<{ deploy: Deploy; deployed: { folder: string; deploy: Deploy } }>({
  deployed: async ({}, use) => {
    const parent = mkdtempSync(path.join(tmpdir(), 'deploy-'))
    const folder = path.join(parent, 'out')
    const deploy: Deploy = (build, removed) => {
      let source = buildFolder(build)
      if (!existsSync(source))
        throw new Error(`no build in ${source}: run node scripts/run.mjs tests/support/deploy-sites.ts`)
      if (removed) {
        const copy = path.join(parent, build)
        linkFolder(source, copy, removed)
        source = copy
      }
      const link = path.join(parent, 'next')
      symlinkSync(source, link)
      // replaces the previous link in one step
      renameSync(link, folder)
    }
    deploy('old')
    await use({ folder, deploy })
    rmSync(parent, { recursive: true })
  },

  folder: async ({ deployed }, use) => use(deployed.folder),

  /** Switches the served site to a build; each test begins with `old`. */
  deploy: async ({ deployed }, use) => use(deployed.deploy),
})

const scriptsIn = /data-scripts="([^"]+)"/

/** Asserts that the document was loaded from the build `new`, which has other scripts. */
export async function expectNewBuild(page: Page): Promise<void> {
  const home = readFileSync(path.join(buildFolder('new'), 'docs', 'index.html'), 'utf8')
  const [, scripts = ''] = scriptsIn.exec(home) ?? []
  await expect(page.locator(`head > script[data-scripts="${scripts}"]`)).toHaveCount(1)
}

/** Asserts that the page shows its content, and no error in place of it. */
export async function expectNoErrorPage(page: Page): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1)
  await expect(page.getByText(/This page crashed|Page Error|Page Not Found/)).toHaveCount(0)
}
