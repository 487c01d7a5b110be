import { describe, expect, it } from 'vitest'
import { imagesWithoutText, missingShareImage } from './images'

const page = (body: string, fields: Record<string, unknown> = {}, yaml = 'title: A') => ({
  fields,
  yaml,
  body,
  bodyLine: 4,
  file: 'en/docs/a.mdx',
})

describe('an image', () => {
  it('an image for sharing must be a URL, or be beside the page or in public/', () => {
    const shared = (image: string) =>
      missingShareImage(
        page('', { image }, `title: A\nimage: ${image}`),
        (path) => (path === 'img/cover.png' ? 'en/docs/img/cover.png' : undefined),
        (url) => `public${url}`,
      ).map(({ line, message }) => `${line}: ${message}`)
    expect(shared('/cover.png')).toEqual(['3: there is no image “public/cover.png”'])
    expect(shared('./cover.png')).toEqual(['3: there is no image “en/docs/cover.png”'])
    expect(shared('img/cover.png')).toEqual([])
    expect(shared('https://example.org/cover.png')).toEqual([])
  })

  it('an image must have a text alternative', () => {
    expect(imagesWithoutText(page('![](a.png) ![ ](b.png) ![Plan](c.png)')).map(({ column }) => column)).toEqual([
      1, 12,
    ])
  })

  it('a Mermaid fence must have a title', () => {
    const fence = (meta: string, source: string) => `Text.\n\n\`\`\`mermaid${meta}\n${source}\n\`\`\``
    const lines = (body: string) => imagesWithoutText(page(body)).map(({ line }) => line)
    expect(lines(fence('', 'flowchart LR\n  A --> B'))).toEqual([6])
    expect(lines(fence('', 'flowchart LR\n  A --> B').replaceAll('\n', '\r\n'))).toEqual([6])
    expect(lines(fence(' title="How"', 'flowchart LR\n  A --> B'))).toEqual([])
    expect(lines(fence('', 'flowchart LR\n  accTitle: How\n  A --> B'))).toEqual([])
  })
})
