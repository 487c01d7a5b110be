import { describe, expect, it } from 'vitest'
import { readPage } from '../support/files'

describe('the language menu', () => {
  it.each([
    ['faq', 'Switch to 中文', '中文', 'zh-CN'],
    ['zh/faq', '切换到 English', 'English', 'en-GB'],
  ])(
    'the language menu of %s names the other language in that language and declares the language of the name',
    (page, label, ...name) => {
      const { document } = readPage('out', page)
      const links = [...document.querySelectorAll(`header a[aria-label="${label}"]`)]
      // the navbar and the drawer have one each
      expect(links.map((link) => [link.textContent, link.getAttribute('lang')])).toEqual([name, name])
    },
  )
})
