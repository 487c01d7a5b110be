import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { sharedTempFolder } from '../content-files/test-fixtures'
import { bundleWorker } from './worker-bundle'

const folder = sharedTempFolder({
  'where.ts': 'export const where = (): string => import.meta.url',
  'unused.ts': "import 'no-such-package'\nexport const unused = 1",
  'task.ts':
    "import { unused } from './unused'\nimport { where } from './where'\nexport const task = () => where()\nexport const other = () => unused\n",
})
const moduleUrl = (name: string) => pathToFileURL(path.join(folder, name))

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
