import { expect, it } from 'vitest'
import { buildIndex } from './build'
import { decodeShard, size } from './codec'
import { makePage } from './test-index'

it('the index stores the weaker matches of a term of thousands of sections in a separate file', () => {
  const pages = Array.from({ length: 3_002 }, (_, id) => makePage({ id: String(id), text: 'lock' }))
  const files = buildIndex('en', [makePage({ id: 'locks', title: 'Lock', text: '' }), ...pages])
  const withTerm = (folder: string) =>
    [...files]
      .filter(([path]) => path.includes(folder))
      .map(([, text]) => decodeShard(text))
      .filter(({ terms }) => terms.includes('lock'))
      .map((shard) => [size(shard.slots('lock')), shard.rest('lock')])
  expect(withTerm('/terms/')).toEqual([[1, 3_002]])
  expect(withTerm('/rests/')).toEqual([[3_002, 0]])
})
