import { describe, expect, it } from 'vitest'
import { contentHash } from '../node/content-hash'
import { makeDoc, onSite } from '../content-files/test-fixtures'

const load = () => import('./source')

describe('rawBody', () => {
  it('rawBody returns the text that the page names by its hash', async () => {
    const bodyHash = contentHash('Set it up.')
    const { rawBody } = await onSite({}, load, { [`.cache/bodies/${bodyHash}.txt`]: 'Set it up.' })
    expect(rawBody(makeDoc({ id: 'guides/setup', bodyHash }))).toBe('Set it up.')
  })
})

describe('perSnapshot', () => {
  it('perSnapshot runs a query once for each key', async () => {
    const { perSnapshot } = await onSite({}, load)
    const asked: string[] = []
    const length = perSnapshot((key: string) => asked.push(key) && key.length)
    expect([length('one'), length('three'), length('one')]).toEqual([3, 5, 3])
    expect(asked).toEqual(['one', 'three'])
  })
})
