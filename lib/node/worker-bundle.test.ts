import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { bundleWorker } from './worker-bundle'

const folder = mkdtempSync(path.join(tmpdir(), 'worker-bundle-'))
const moduleUrl = (name: string) => pathToFileURL(path.join(folder, name))
writeFileSync(path.join(folder, 'where.ts'), 'export const where = (): string => import.meta.url')
writeFileSync(path.join(folder, 'unused.ts'), "import 'no-such-package'\nexport const unused = 1")
writeFileSync(
  path.join(folder, 'task.ts'),
  "import { unused } from './unused'\nimport { where } from './where'\nexport const task = () => where()\nexport const other = () => unused\n",
)

describe('bundleWorker', () => {
  it('bundleWorker makes a function and the modules that it needs the default export of one file', async () => {
    const bundle = (await import(await bundleWorker({ name: 'task', module: moduleUrl('task.ts') }))) as {
      default: () => string
    }
    expect(bundle.default()).toBe(moduleUrl('where.ts').href)
  })

  it('bundleWorker omits modules of which nothing is used, with the packages that they import', async () => {
    const file = await bundleWorker({ name: 'task', module: moduleUrl('task.ts') })
    expect(readFileSync(file, 'utf8')).not.toContain('no-such-package"')
  })
})
