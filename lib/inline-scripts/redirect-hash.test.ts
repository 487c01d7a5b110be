// @environment jsdom
import { expect, it, vi } from 'vitest'
import { redirectHash } from './redirect-hash'

const leads = (hash: string) => {
  const replace = vi.fn()
  vi.stubGlobal('location', { hash, replace })
  redirectHash({ old: '/docs/a/#new', 结果: '/docs/b/' })
  return replace.mock.calls[0]?.[0] as unknown
}

it('the hash of a former section redirects to its target, percent-encoded or not', () => {
  expect(leads('#old')).toBe('/docs/a/#new')
  expect(leads('#%E7%BB%93%E6%9E%9C')).toBe('/docs/b/')
})

it('other hashes do not redirect, nor do malformed ones', () => {
  expect(['', '#new', '#%', '#constructor'].map(leads)).toEqual([undefined, undefined, undefined, undefined])
})
