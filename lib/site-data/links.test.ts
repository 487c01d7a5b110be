import { describe, expect, it } from 'vitest'
import { makeDoc, makePost, onSite } from '../content-files/test-fixtures'

const resolver = async () =>
  (
    await onSite(
      {
        docs: [
          makeDoc({ id: 'guides/setup' }),
          makeDoc({ id: 'faq', path: 'questions/' }),
          makeDoc({ id: 'faq', locale: 'zh' }),
        ],
        posts: [makePost({ id: '2024/joins' })],
      },
      () => import('./links'),
    )
  ).resolveHref

describe('resolveHref', () => {
  it('a link to a file becomes the public path of its page in the reader’s language', async () => {
    const resolveHref = await resolver()
    expect(resolveHref('doc:docs/faq.mdx', 'en')).toBe('/questions/')
    expect(resolveHref('doc:docs/faq.mdx', 'zh')).toBe('/zh/faq/')
    expect(resolveHref('doc:blog/2024/joins.mdx', 'en')).toBe('/blog/2024/joins/')
  })

  it('the query and the hash of a link are kept', async () => {
    const resolveHref = await resolver()
    expect(resolveHref('doc:docs/guides/setup.mdx?a=1#set-up', 'en')).toBe('/guides/setup/?a=1#set-up')
  })

  it('a link to a page that is not translated leads to its URL in the reader’s language', async () => {
    const resolveHref = await resolver()
    expect(resolveHref('doc:docs/guides/setup.mdx#set-up', 'zh')).toBe('/zh/guides/setup/#set-up')
  })

  it('a link to an anchor stays on its page, and leads to the page from a list that shows a part of it', async () => {
    const resolveHref = await resolver()
    expect(resolveHref('#set-up', 'en')).toBe('#set-up')
    expect(resolveHref('#set-up', 'en', '/blog/2024/joins/')).toBe('/blog/2024/joins/#set-up')
  })

  it('a link with a path from the root stays in the reader’s language', async () => {
    const resolveHref = await resolver()
    expect(resolveHref('/guides/', 'zh')).toBe('/zh/guides/')
    expect(resolveHref('/zh/guides/', 'zh')).toBe('/zh/guides/')
    expect(resolveHref('/guides/', 'en')).toBe('/guides/')
  })

  it.each(['https://example.org/', '//example.org/', '#part', 'mailto:a@example.org'])(
    'a link to %s is not changed',
    async (href) => {
      const resolveHref = await resolver()
      expect(resolveHref(href, 'zh')).toBe(href)
    },
  )

  it('a link to a file that does not exist becomes an anchor instead of an error', async () => {
    const resolveHref = await resolver()
    expect(resolveHref('doc:docs/gone.mdx', 'en')).toBe('#docs/gone.mdx')
  })
})

describe('links of a folder from a Docusaurus site', () => {
  const fromDocusaurus = async (url?: string, baseUrl = '/') => {
    const docusaurus = { ...(url !== undefined && { url }), baseUrl, docs: 'docs', otherDocs: [] }
    const settings = { level: 'lenient' as const, docusaurus: { ...docusaurus, blog: 'blog' } }
    const { resolveHref } = await onSite({ docs: [makeDoc({ id: 'faq' })], settings }, () => import('./links'))
    return resolveHref
  }

  it('a link by the URL of the Docusaurus site leads to the page on this site', async () => {
    const resolveHref = await fromDocusaurus('https://example.org')
    expect(resolveHref('site:/docs/faq?a=1#b', 'en')).toBe('/faq/?a=1#b')
    expect(resolveHref('site:/docs/faq', 'zh')).toBe('/zh/faq/')
    expect(resolveHref('site:/blog/tags/x', 'en')).toBe('/blog/tags/x/')
  })

  it('a link to a page that was not migrated leads to the Docusaurus site, if its URL is known', async () => {
    expect((await fromDocusaurus('https://example.org'))('site:/playground#a', 'zh')).toBe(
      'https://example.org/playground#a',
    )
    expect((await fromDocusaurus())('outside:/playground', 'en')).toBe('/playground/')
  })

  it.each(['/playground', '/site/playground'])(
    'a link to %s, which was not migrated, has the base URL once',
    async (path) => {
      const resolveHref = await fromDocusaurus('https://example.org', '/site/')
      expect(resolveHref(`site:${path}`, 'en')).toBe('https://example.org/site/playground')
    },
  )
})
