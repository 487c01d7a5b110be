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
    '/',
    '/zh/',
  ])('a link by URL may lead to %s', async (link) => {
    expect(await warned(link)).toEqual([])
  })

  it.each([
    ['/guides/c/', 'link to the URL “/guides/c/”, which is not the URL of a page (did you mean “/guides/b/”?)'],
    [
      '/docs/guides/b/',
      'link to the URL “/docs/guides/b/”, which is not the URL of a page (did you mean “/guides/b/”?)',
    ],
    [
      '/blog/2024/d/',
      'link to the URL “/blog/2024/d/”, which is not the URL of a page (did you mean “/blog/2024/c/”?)',
    ],
    ['/guides/b/#two', 'link to the anchor “#two”, which en/docs/guides/b.mdx does not have'],
  ])('a broken link by URL is a warning: %s', async (link, message) => {
    expect(await warned(link)).toEqual([message])
  })
})

describe('a link in a folder from a Docusaurus site', () => {
  const check = async (link: string) => {
    const { warnings } = await checkFiles({
      'settings.yml': 'level: lenient\ndocusaurus: { url: "https://example.org", other_docs: [team] }\n',
      'en/docs/a.md': mdx('title: A', `[x](${link})`),
      'en/docs/guides/index.md': mdx('title: B', '## One'),
      'en/docs/guides/run.sh': '',
      'en/docs/team/c.md': mdx('title: C', 'Text.'),
      'static/d.pdf': '',
    })
    return warnings.map((warning) => warning.replace('en/docs/a.md:5:1: ', ''))
  }

  it.each([
    '/docs/guides/',
    '/docs/guides#one',
    '/docs/next/guides',
    './guides/#one',
    'guides',
    '/guides/index.md#one',
    '../team/c',
    '../team/c.md',
    '/team/c',
    './guides/run.sh',
    '../static/d.pdf',
    '/d.pdf',
    'pathname:///api/index.html',
  ])('%s leads to the same page as on its Docusaurus site', async (link) => {
    expect(await check(link)).toEqual([])
  })

  it.each([
    ['/docs/guide', 'link to the URL “/docs/guide”, which is not the URL of a page (did you mean “/guides/”?)'],
    ['./stop.sh', 'link to the file “docs/stop.sh”, which does not exist'],
    ['/docs/guides#two', 'link to the anchor “#two”, which en/docs/guides/index.md does not have'],
  ])('a broken link to %s is a warning', async (link, message) => {
    expect(await check(link)).toEqual([expect.stringContaining(message) as string])
  })
})
