import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { makeDoc, makePost, onSite, tempFolder } from '../content-files/test-fixtures'

const load = () => import('./share-image')
const content = { sidebars: { guidesBar: ['guide'] } }

describe('shareText', () => {
  it('shareText names the navbar’s section in the language of the text', async () => {
    const { shareText } = await onSite(content, load)
    expect(shareText(makeDoc({ id: 'guide', title: 'Guide' }))).toEqual({
      title: 'Guide',
      section: 'Tutorial',
      product: 'SQL Tuner',
      locale: 'en',
    })
    expect(shareText(makePost({ id: '2024/a', locale: 'zh', contentLocale: 'zh' })).section).toBe('博客')
    expect(shareText(makePost({ id: '2024/a', locale: 'zh', contentLocale: 'en' })).section).toBe('Blog')
  })

  it('shareText has no section for a doc outside of all sections', async () => {
    const { shareText } = await onSite(content, load)
    expect(shareText(makeDoc({ id: 'about' })).section).toBe('')
  })
})

describe('shareImage', () => {
  it.each([
    ['/cover.png', 'https://docs.example.com/docs/cover.png'],
    ['https://example.org/cover.png', 'https://example.org/cover.png'],
  ])('the image that the frontmatter names takes precedence: %s', async (image, url) => {
    const { shareImage } = await onSite(content, load)
    expect(shareImage(makeDoc({ id: 'guide', image }))).toEqual({ url, alt: 'Title of guide' })
  })

  it.each([
    ['./cover.png', /^https:\/\/docs\.example\.com\/docs\/media\/cover\.[0-9a-f]{8}\.png$/],
    ['img/my%20cover.png', /^https:\/\/docs\.example\.com\/docs\/media\/my-cover\.[0-9a-f]{8}\.png$/],
    ['social/cover.png', /^https:\/\/docs\.example\.com\/docs\/social\/cover\.png$/],
    ['../up.png', /^https:\/\/docs\.example\.com\/docs\/media\/up\.[0-9a-f]{8}\.png$/],
    ['../../static/social/cover.png', /^https:\/\/docs\.example\.com\/docs\/social\/cover\.png$/],
    ['./missing.png', /^none$/],
    ['../../../outside.png', /^none$/],
  ])('an image that the frontmatter names by a relative path may be beside the page: %s', async (image, url) => {
    const folder = tempFolder({
      'en/blog/2024/cover.png': 'a',
      'en/blog/up.png': 'd',
      'outside.png': 'e',
      'en/blog/2024/img/my cover.png': 'b',
      'static/social/cover.png': 'c',
    })
    vi.stubEnv('CONTENT_DIR', folder)
    vi.resetModules()
    onTestFinished(() => {
      vi.unstubAllEnvs()
      vi.resetModules()
    })
    const { ownImageUrl } = await load()
    const post = makePost({ id: '2024/a', locale: 'zh', sourceFile: 'en/blog/2024/a.md', image })
    expect(ownImageUrl(post) ?? 'none').toMatch(url)
  })

  it('a generated share image has the size and type that platforms require', async () => {
    const { shareImage } = await onSite(content, load)
    expect(shareImage(makeDoc({ id: 'guide' }))).toMatchObject({ width: 1200, height: 630, type: 'image/png' })
  })

  it('the URL of a share image changes with its texts only', async () => {
    const { shareImage } = await onSite(content, load)
    const { url } = shareImage(makeDoc({ id: 'guide', title: 'A' }))
    expect(url).toMatch(/^https:\/\/docs\.example\.com\/docs\/share\/[0-9a-f]{16}\.png$/)
    expect(shareImage(makeDoc({ id: 'guide', title: 'A', tags: ['x'], date: '2024-01-01' })).url).toBe(url)
    expect(shareImage(makeDoc({ id: 'guide', title: 'B' })).url).not.toBe(url)
  })
})
