import { describe, expect, it } from 'vitest'
import { isExternal, isFile } from './external-url'

describe('isExternal', () => {
  it.each(['https://example.org/', 'http://x', 'mailto:a@example.org', '//example.org/', 'HTTPS://EXAMPLE.ORG'])(
    'isExternal returns true for %s',
    (href) => {
      expect(isExternal(href)).toBe(true)
    },
  )

  it.each(['/faq/', '#part', 'faq/', '../faq/', '?q=a:b', ''])('isExternal returns false for “%s”', (href) => {
    expect(isExternal(href)).toBe(false)
  })
})

describe('isFile', () => {
  it.each(['/openapi.yaml', '/zh/openapi.yaml', '/x/y.tar.gz?v=1', '/a.json#b'])(
    'isFile returns true for %s',
    (href) => {
      expect(isFile(href)).toBe(true)
    },
  )

  it.each(['/faq/', '/', '/guides/v1.2/', '#a.b', '//example.org/x.yaml', 'https://example.org/x.yaml', '/faq/?q=a.b'])(
    'isFile returns false for %s',
    (href) => {
      expect(isFile(href)).toBe(false)
    },
  )
})
