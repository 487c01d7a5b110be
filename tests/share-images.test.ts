import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { listFiles } from '@/lib/list-files'
import { readPage } from './setup/files'

const blog = '.cache/sites/blog'

describe('the image for sharing', () => {
  const pages = listFiles(path.join(blog, 'docs'))
    .filter((file) => /^(?:zh\/)?(?:blog\/(?:\d{4}\/.*|tags\/)?)?index\.html$/.test(file))
    .map((file) => path.posix.dirname(file))

  it('of every post, doc and list is there, 1200 × 630, in at most 60 kB', async () => {
    expect(pages.length).toBe(2 * (45 + 3))
    for (const page of pages) {
      const url = readPage(blog, page).attribute('meta[property="og:image"]', 'content') ?? ''
      const file = path.join(blog, new URL(url).pathname)
      expect(await sharp(file).metadata(), page).toMatchObject({ format: 'png', width: 1200, height: 630 })
      expect(readFileSync(file).length, page).toBeLessThanOrEqual(60_000)
    }
  })

  it('is described', () => {
    const page = readPage(blog, 'zh/blog/2025/post-36')
    expect(page.attribute('meta[property="og:image:width"]', 'content')).toBe('1200')
    expect(page.attribute('meta[property="og:image:alt"]', 'content')).toBe('第 36 篇文章')
    expect(page.attribute('meta[property="og:type"]', 'content')).toBe('article')
    expect(page.attribute('meta[property="article:published_time"]', 'content')).toMatch(/^2025-05-23/)
  })
})
