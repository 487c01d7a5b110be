import { describe, expect, it } from 'vitest'
import { checkFiles } from '../../content-lint/test-check'
import { mdx } from '../../content-files/test-fixtures'
import { compileText, html } from '../test-body'
import { resolveImage } from './images'

describe('the path of an image', () => {
  it.each([
    ['./plan.svg', 'asset:docs/guides/plan.svg'],
    ['plan.svg', 'asset:docs/guides/plan.svg'],
    ['../img/a%20b.png', 'asset:docs/img/a b.png'],
    ['..%5Cimg%5Ca.png', 'asset:docs/img/a.png'],
    ['.\\a.png', 'asset:docs/guides/a.png'],
    ['@site/static/img/a.png', '/img/a.png'],
    ['@site/docs/a.png', 'asset:docs/a.png'],
    ['/a.png', '/a.png'],
    ['https://example.org/a.png', 'https://example.org/a.png'],
    ['//example.org/a.png', '//example.org/a.png'],
    ['@site/src/a.png', undefined],
  ])('the path of an image %s is resolved relative to the page: %s', (src, resolved) => {
    expect(resolveImage(src, 'docs/guides/x.mdx')).toBe(resolved)
  })

  it.each([
    ['/docs/img/a.png', '/img/a.png'],
    ['/img/a.png', '/img/a.png'],
    ['//example.org/a.png', '//example.org/a.png'],
  ])('the path of an image %s may have the base URL of its Docusaurus site: %s', (src, resolved) => {
    expect(resolveImage(src, 'docs/guides/x.mdx', '/docs/')).toBe(resolved)
  })
})

describe('images', () => {
  it('images alone in a paragraph are figures, with the title as caption', async () => {
    expect(await html('![A plan](./a.png "Before")')).toBe(
      '<x-figure src="asset:docs/guides/a.png" alt="A plan" caption="Before" loading="eager"></x-figure>',
    )
  })

  it('images in a text are inline', async () => {
    expect(await html('See ![A plan](./a.png) here.')).toContain(
      '<p>See <img src="asset:docs/guides/a.png" alt="A plan" loading="eager"/>',
    )
  })

  it('images written as elements become the same as Markdown images, with sizes and styles', async () => {
    expect(await html('<img src="./a.png" alt="A" />')).toBe(
      '<x-figure src="asset:docs/guides/a.png" alt="A" loading="eager"></x-figure>',
    )
    const markup = await html('<img src="./a.png" alt="A" width={300} style={{ maxWidth: 200, border: "0" }} />')
    expect(markup).toContain('width="300"')
    expect(markup).toContain('style="max-width:200px;border:0"')
  })

  it('a pair of images for the two themes becomes one figure, and both images are collected', async () => {
    const body = '![A plan](./a.png#gh-light-mode-only "Before")\n![A plan](./b.png#gh-dark-mode-only)'
    expect(await html(`One.\n\nTwo.\n\nThree.\n\n${body}`)).toContain(
      '<x-figure src="asset:docs/guides/a.png" alt="A plan" caption="Before" dark="asset:docs/guides/b.png"></x-figure>',
    )
    expect((await compileText(body)).images.map(({ src }) => src)).toEqual([
      'asset:docs/guides/a.png',
      'asset:docs/guides/b.png',
    ])
  })

  it('the figure of an image for one theme names the theme', async () => {
    expect(await html('![A](./a.svg#gh-dark-mode-only)')).toBe(
      '<x-figure src="asset:docs/guides/a.svg" alt="A" data-only="dark"></x-figure>',
    )
    expect(await html('See ![A](./a.svg#gh-light-mode-only) here.')).toContain(
      '<img src="asset:docs/guides/a.svg" alt="A" data-only="light"/>',
    )
  })

  it('raster images in the first three blocks are loaded eagerly, all others lazily', async () => {
    const markup = await html('![A](./a.png)\n\nSee ![B](./b.jpg).\n\n![C](./c.svg)\n\n![D](./d.png)')
    expect([...markup.matchAll(/src="[^"]+\/(\w)\.\w+"[^>]*loading="eager"/g)].map(([, name]) => name)).toEqual([
      'a',
      'b',
    ])
  })

  it('images are collected with their positions', async () => {
    expect((await compileText('Text.\n\n![A](./a.png) and <img src="/b.png" alt="" />')).images).toEqual([
      { src: 'asset:docs/guides/a.png', line: 3, column: 1 },
      { src: '/b.png', line: 3, column: 19 },
    ])
  })

  it('images with an unknown root are rejected', async () => {
    await expect(compileText('![A](@site/src/a.png)')).rejects.toThrow('only @site/static/…')
  })

  it('images that do not exist are errors that suggest the nearest image', async () => {
    const { reports } = await checkFiles({
      'en/docs/a.mdx': mdx('title: A', 'Text.\n\n![A](./paln.svg) ![B](/nowhere.png)'),
      'en/docs/plan.svg': '<svg/>',
    })
    expect(reports).toEqual([
      'en/docs/a.mdx:7:1: there is no image “docs/paln.svg” (did you mean “plan.svg”?)',
      'en/docs/a.mdx:7:18: there is no image “public/nowhere.png”',
    ])
  })
})

describe('links written as elements', () => {
  it('links written as elements resolve files as Markdown links do', async () => {
    const body = 'See <a href="./y.mdx#z" title="Y">y</a>.'
    expect(await html(body)).toBe('<p>See <a href="doc:docs/guides/y.mdx#z" title="Y">y</a>.</p>')
    expect((await compileText(body)).links).toEqual([{ href: 'doc:docs/guides/y.mdx#z', line: 1, column: 5 }])
  })
})
