import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { parsePage } from '@/lib/verify/page'
import { listFiles } from '@/lib/node/list-files'
import { readPage } from '../support/files'
import { fixtureSite } from '../support/fixture-site'

describe('the Open Graph image', () => {
  const pages = listFiles(path.join(fixtureSite, 'docs'))
    .filter((file) => /^(?:zh\/)?(?:blog\/(?:\d{4}\/.*|tags\/)?)?index\.html$/.test(file))
    .map((file) => path.posix.dirname(file))

  it('the Open Graph image of the home page and of every post and list exists, is 1200 × 630, and has at most 60 kB', async () => {
    expect(pages.length).toBe(2 * (45 + 3))
    for (const page of pages) {
      const html = readFileSync(path.join(fixtureSite, 'docs', page, 'index.html'), 'utf8')
      const image = parsePage(page, html).elements.find(({ attribs }) => attribs.property === 'og:image')
      const file = path.join(fixtureSite, new URL(image?.attribs.content ?? '').pathname)
      expect(await sharp(file).metadata(), page).toMatchObject({ format: 'png', width: 1200, height: 630 })
      expect(readFileSync(file).length, page).toBeLessThanOrEqual(60_000)
    }
  })

  it('the Open Graph image of a post has its width, its alternative text and the post’s type and date beside it', () => {
    const page = readPage(fixtureSite, 'zh/blog/2025/post-36')
    expect(page.attribute('meta[property="og:image:width"]', 'content')).toBe('1200')
    expect(page.attribute('meta[property="og:image:alt"]', 'content')).toBe('第 36 篇文章')
    expect(page.attribute('meta[property="og:type"]', 'content')).toBe('article')
    expect(page.attribute('meta[property="article:published_time"]', 'content')).toMatch(/^2025-05-23/)
  })
})
