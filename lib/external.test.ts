import { describe, expect, it } from 'vitest'
import { isExternal } from './external'

describe('isExternal', () => {
  it.each(['https://example.org/', 'http://x', 'mailto:a@example.org', '//example.org/', 'HTTPS://EXAMPLE.ORG'])(
    '%s leaves the site',
    (href) => {
      expect(isExternal(href)).toBe(true)
    },
  )

  it.each(['/faq/', '#part', 'faq/', '../faq/', '?q=a:b', ''])('“%s” stays', (href) => {
    expect(isExternal(href)).toBe(false)
  })
})
