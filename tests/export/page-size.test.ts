import { describe, expect, it } from 'vitest'
import { brotliSize, readPage } from '../setup/files'

describe('a page’s size', () => {
  it('does not grow with the number of pages', () => {
    const page = 'topic-000/page-5'
    const [small, large] = ['small', 'large'].map((name) =>
      brotliSize(readPage(`.cache/sites/${name}`, page).html),
    ) as [number, number]
    console.log(`one page, brotli: ${small} B at 20 docs, ${large} B at 500 docs`)
    // 48 closed categories more, a line each; none of their 480 pages
    expect(large - small).toBeLessThan(1_500)
  })
})
