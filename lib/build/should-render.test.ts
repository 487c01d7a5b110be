import path from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { tempFolder } from '../content-files/test-fixtures'
import { keptVariable } from './should-render'

const [one, two] = [{ propsId: 'doc:en:one' }, { propsId: 'doc:en:two' }]

async function toMake(list?: string) {
  vi.stubEnv(keptVariable, list)
  const { isToMake } = await import('./should-render')
  return [one, two].filter(isToMake)
}

describe('pages to make', () => {
  afterEach(() => void vi.resetModules())

  it('are all of them in development, and wherever nothing is kept', async () => {
    expect(await toMake()).toEqual([one, two])
  })

  it('are all but those that the running build keeps', async () => {
    const folder = tempFolder({ 'kept.json': '["doc:en:one"]' })
    expect(await toMake(path.join(folder, 'kept.json'))).toEqual([two])
  })
})
