import { describe, expect, it } from 'vitest'
import { mdxSource } from './mdx-source'

describe('mdxSource', () => {
  it('mdxSource returns the path of a file without its language', () => {
    expect(mdxSource({ file: 'zh/docs/guides/a.mdx', locale: 'zh', body: 'x', path: 'guides/a/' })).toEqual({
      body: 'x',
      file: 'docs/guides/a.mdx',
      locale: 'zh',
      page: 'guides/a/',
      rules: { families: [], sections: {} },
      glossary: [],
    })
  })
})
