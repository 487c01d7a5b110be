import { describe, expect, it } from 'vitest'
import { readPage } from '../support/files'

describe('the footer', () => {
  it('the footer has titled columns of links in the language of the page, and the copyright of 2025', () => {
    const { document, text } = readPage('out', 'zh/faq')
    const titles = [...document.querySelectorAll('body > footer h2')].map((title) => title.textContent)
    expect(titles).toEqual(['原理', '学习', '社区'])
    expect(text('body > footer')).toContain('© 2025')
    const links = [...document.querySelectorAll('body > footer a')]
    expect(links.find((link) => link.textContent === '博客')?.getAttribute('href')).toBe('/docs/zh/blog/')
  })
})
