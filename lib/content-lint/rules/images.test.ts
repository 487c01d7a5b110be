import { describe, expect, it } from 'vitest'
import { imagesWithoutText, missingImages } from './images'

const page = (body: string, fields: Record<string, unknown> = {}, yaml = 'title: A') => ({
  fields,
  yaml,
  body,
  bodyLine: 4,
})
const found = (body: string, ...files: string[]) =>
  missingImages(page(body), (file) => files.includes(file)).map(
    ({ line, column, message }) => `${line}:${column}: ${message}`,
  )

describe('an image', () => {
  it.each([
    ['of the site', '![Plan](/img/plan.svg)', 'public/img/plan.svg'],
    ['with a space', '![Plan](/my%20plan.svg "Title")', 'public/my plan.svg'],
  ])('the file of an image must exist: %s', (_, body, file) => {
    expect(found(body, file)).toEqual([])
    expect(found(body)).toEqual([`4:1: there is no image “${file}”`])
  })

  it.each([
    '![x](https://example.org/a.png)',
    '![x](./a.png)',
    '![x](//example.org/a.png)',
    '`![x](/a.png)`',
    '```md\n![x](/a.png)\n```',
    '![x](@site/static/a.png)',
  ])('the file of an image is not checked: %s', (body) => {
    expect(found(body)).toEqual([])
  })

  it('an image for sharing must be a URL, or be in public/', () => {
    const shared = (image: string) =>
      missingImages(page('', { image }, `title: A\nimage: ${image}`), () => false).map(
        ({ line, message }) => `${line}: ${message}`,
      )
    expect(shared('/cover.png')).toEqual(['3: there is no image “public/cover.png”'])
    expect(shared('./cover.png')).toEqual(['3: image is “./cover.png”, which other sites cannot fetch'])
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
    expect(lines(fence(' title="How"', 'flowchart LR\n  A --> B'))).toEqual([])
    expect(lines(fence('', 'flowchart LR\n  accTitle: How\n  A --> B'))).toEqual([])
  })
})
