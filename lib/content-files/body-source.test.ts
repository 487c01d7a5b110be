import { describe, expect, it } from 'vitest'
import { bodySource } from './body-source'

describe('bodySource', () => {
  it('sees a file from below its language', () => {
    expect(bodySource({ file: 'zh/docs/guides/a.mdx', locale: 'zh', body: 'x' })).toEqual({
      body: 'x',
      file: 'docs/guides/a.mdx',
      locale: 'zh',
      rules: { families: [], sections: {} },
    })
  })
})
