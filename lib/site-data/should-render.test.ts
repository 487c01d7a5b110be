import path from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { tempFolder } from '../content-files/test-fixtures'
import { contentReadyVariable } from './wait-for-content'

const [one, two] = [{ propsId: 'doc:en:one' }, { propsId: 'doc:en:two' }]

async function rendered(list?: string) {
  vi.stubEnv(contentReadyVariable, list)
  const { shouldRender } = await import('./should-render')
  return [one, two].filter(shouldRender)
}

describe('shouldRender', () => {
  afterEach(() => void vi.resetModules())

  it('shouldRender is true for every page in development and in builds without cached pages', async () => {
    expect(await rendered()).toEqual([one, two])
  })

  it('shouldRender is false for the cached pages of the running build', async () => {
    const folder = tempFolder({ 'cached.json': '["doc:en:one"]' })
    expect(await rendered(path.join(folder, 'cached.json'))).toEqual([two])
  })
})
