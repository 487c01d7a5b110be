import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { makePost, onSite, tempFolder } from '../content-files/test-fixtures'
import { contentReadyVariable } from './wait-for-content'

describe('staticParams', () => {
  const load = () => import('./static-params')

  it('staticParams are the parameters of one kind of route', async () => {
    const { staticParams } = await onSite({ posts: [makePost({ id: '2024/a' })] }, load)
    expect(staticParams('post', { post: ['_'] })).toEqual([
      { locale: 'en', post: ['2024', 'a'] },
      { locale: 'zh', post: ['2024', 'a'] },
    ])
  })

  it('staticParams leave out the cached pages of the running build', async () => {
    const folder = tempFolder({ 'cached.json': '["post:en:2024/a"]' })
    vi.stubEnv(contentReadyVariable, path.join(folder, 'cached.json'))
    const { staticParams } = await onSite({ posts: [makePost({ id: '2024/a' })] }, load)
    expect(staticParams('post', { post: ['_'] })).toEqual([{ locale: 'zh', post: ['2024', 'a'] }])
  })

  it('staticParams returns a placeholder for a route without pages', async () => {
    const { staticParams } = await onSite({}, load)
    expect(staticParams('post', { post: ['_'] })).toEqual([{ locale: 'en', post: ['_'] }])
  })
})
