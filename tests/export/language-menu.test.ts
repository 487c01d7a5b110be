import { readFileSync } from 'node:fs'
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'

describe('the language menu', () => {
  it.each([
    ['docs/faq', 'Switch to 中文', '中文', 'zh-CN'],
    ['docs/zh/faq', '切换到 English', 'English', 'en-GB'],
  ])(
    'the language menu of %s names the other language in that language and declares the language of the name',
    (page, label, ...name) => {
      const { document } = new JSDOM(readFileSync(`out/${page}/index.html`)).window
      const links = [...document.querySelectorAll(`header a[aria-label="${label}"]`)]
      // the navbar and the drawer have one each
      expect(links.map((link) => [link.textContent, link.getAttribute('lang')])).toEqual([name, name])
    },
  )
})
