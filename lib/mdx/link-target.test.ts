import { describe, expect, it } from 'vitest'
import { resolveLink } from './link-target'

const file = 'docs/guides/x.mdx'

describe('links to files', () => {
  it.each([
    ['./y.mdx', 'doc:docs/guides/y.mdx'],
    ['y.mdx#set-up', 'doc:docs/guides/y.mdx#set-up'],
    ['y.mdx?q=1#set-up', 'doc:docs/guides/y.mdx?q=1#set-up'],
    ['../faq.mdx', 'doc:docs/faq.mdx'],
    ['../../blog/2024/joins.mdx', 'doc:blog/2024/joins.mdx'],
    ['./old.md', 'doc:docs/guides/old.md'],
    ['./my%20page.mdx', 'doc:docs/guides/my page.mdx'],
    ['./c++.md', 'doc:docs/guides/c++.md'],
    ['./中文.mdx', 'doc:docs/guides/中文.mdx'],
    ['/guides/y.md#z', 'doc:/guides/y.md#z'],
    ['@site/docs/y.md', 'doc:docs/y.md'],
    ['@site/i18n/zh-CN/docusaurus-plugin-content-docs/current/a/y.md', 'doc:docs/a/y.md'],
    ['@site/i18n/zh/docusaurus-plugin-content-blog/y.md', 'doc:blog/y.md'],
    ['./run.sh', 'asset:docs/guides/run.sh'],
    ['../a.pdf#page=2', 'asset:docs/a.pdf#page=2'],
    ['@site/static/a.pdf', '/a.pdf'],
  ])('a link to %s is resolved: %s', (href, resolved) => {
    expect(resolveLink(href, { file, page: 'guides/x/' })).toBe(resolved)
  })
})

describe('links by URL', () => {
  it.each([
    ['https://example.org/x.mdx', 'https://example.org/x.mdx'],
    ['//example.org/x', '//example.org/x'],
    ['#x.mdx', '#x.mdx'],
    ['mailto:a@x.md', 'mailto:a@x.md'],
    ['/faq/', '/faq/'],
    ['pathname:///a.pdf', '/a.pdf'],
    ['../faq/#a', '/guides/faq/#a'],
    ['y', '/guides/x/y'],
  ])('a link to %s is resolved as in a browser: %s', (href, resolved) => {
    expect(resolveLink(href, { file, page: 'guides/x/' })).toBe(resolved)
  })

  it('a relative link is not resolved without a page', () => {
    expect(resolveLink('faq/', { file })).toBe('faq/')
  })
})

describe('links of a Docusaurus site by URL', () => {
  const routes = { docs: 'docs', otherDocs: ['community'], pages: ['help.md'], blog: 'blog' }
  const docusaurus = { baseUrl: '/', ...routes }
  it.each([
    ['docs/y', 'help/', 'docs/help.md', 'site:/docs/y'],
    ['./y', 'guides/x/', file, 'site:/docs/guides/y'],
    ['../y#z', 'guides/x/', file, 'site:/docs/y#z'],
    ['../../blog/a', 'guides/x/', file, 'site:/blog/a'],
    ['y', 'guides/', 'docs/guides/index.md', 'site:/docs/guides/y'],
    ['y', 'start/', 'docs/guides/index.md', 'site:/docs/y'],
    ['../docs/y', 'community/team/', 'docs/community/team.md', 'site:/docs/y'],
    ['../b', 'blog/2021/08/26/a/', 'blog/2021-08-26-a.md', 'site:/blog/2021/08/b'],
    ['../../embed/c/0.12.x#a', 'guides/x/', file, 'site:/embed/c/0.12.x#a'],
    ['/docs/y', 'guides/x/', file, 'site:/docs/y'],
    ['pathname:///api/y.html', 'guides/x/', file, 'outside:/api/y.html'],
  ])('%s on %s is resolved against the URL of the page on that site', (href, page, from, resolved) => {
    expect(resolveLink(href, { file: from, page, docusaurus })).toBe(resolved)
  })

  it.each([
    ['y.md#z', 'docs', 'doc:docs/guides/y.md//docs/y.md#z'],
    ['./y.md', 'docs', 'doc:docs/guides/y.md'],
    ['../y.md', 'docs', 'doc:docs/y.md'],
    ['/y.md', 'docs/next', 'doc:docs/next/y.md///y.md'],
    ['y.md', 'docs/guides', 'doc:docs/guides/y.md'],
  ])('a link to the file %s may be relative to the root of the docs, %s', (href, root, resolved) => {
    expect(resolveLink(href, { file, page: 'guides/x/', root, docusaurus })).toBe(resolved)
  })

  it('a relative link is resolved against a URL that ends in a slash if the site has such URLs', () => {
    const origin = { file, page: 'guides/x/', docusaurus: { ...docusaurus, trailingSlash: true } }
    expect(resolveLink('../y', origin)).toBe('site:/docs/guides/y')
  })

  it.each([
    ['./guides/y', 'guides/', 'docs/guides/index.md', 'site:/docs/guides/y'],
    ['./docs/y', '', 'docs/index.md', 'site:/docs/y'],
  ])('%s is resolved against the URL of a folder without a slash if the site never has one', (href, page, from, to) => {
    expect(resolveLink(href, { file: from, page, docusaurus: { ...docusaurus, trailingSlash: false } })).toBe(to)
  })
})
