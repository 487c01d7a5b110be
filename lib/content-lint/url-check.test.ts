import { describe, expect, it } from 'vitest'
import { checkFiles } from './test-check'
import { mdx } from '../content-files/test-fixtures'

const sidebars = `export default { bar: [
  { type: 'category', label: 'One', link: { type: 'generated-index', slug: '/made' }, items: ['a', 'guides/b'] },
] }`

/** Returns the warnings about links in a doc beside another one, at /guides/b/, and a post. */
const warned = async (link: string) => {
  const { warnings } = await checkFiles({
    'sidebars.ts': sidebars,
    'en/docs/a.mdx': mdx('title: A', `[x](${link})`),
    'en/docs/guides/b.mdx': mdx('title: B', '## One'),
    'en/blog/2024/c.mdx': mdx('title: C\ndate: 2024-01-01', 'One.\n\n{/* truncate */}\n\nTwo.'),
  })
  return warnings.map((warning) => warning.replace('en/docs/a.mdx:5:1: ', ''))
}

describe('a link by URL', () => {
  it.each([
    '/guides/b/',
    '/guides/b',
    '/guides/b/?x=1#one',
    '/zh/guides/b/',
    '/blog/2024/c/',
    '/blog/',
    '/blog/tags/joins/',
    '/tags/faq/',
    '/made/',
    '/category/one/',
    '/search/?q=a',
    '/openapi.yaml',
    '//example.org/x/',
  ])('a link by URL may lead to %s', async (link) => {
    expect(await warned(link)).toEqual([])
  })

  it.each([
    ['/guides/c/', 'link to the URL “/guides/c/”, which is not the URL of a page (did you mean “guides/b/”?)'],
    ['/blog/2024/d/', 'link to the URL “/blog/2024/d/”, which is not the URL of a page (did you mean “blog/2024/c/”?)'],
    ['/guides/b/#two', 'link to the anchor “#two”, which en/docs/guides/b.mdx does not have'],
  ])('a broken link by URL is a warning: %s', async (link, message) => {
    expect(await warned(link)).toEqual([message])
  })
})
