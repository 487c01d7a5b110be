import { describe, expect, it } from 'vitest'
import { mdx } from '../content-files/test-fixtures'
import { findIn } from './test-check'

const a = mdx('title: A', '## One')
const redirects = (text: string) =>
  findIn('redirects', { 'redirects.yml': text, 'en/docs/a.mdx': a, 'en/docs/b.mdx': a })
const messages = async (text: string) => (await redirects(text)).map((line) => line.replace(/ → .*/, ''))

describe('redirects', () => {
  it('redirects of pages and sections to existing pages and sections are valid', async () => {
    expect(
      await messages('/old/: /a/\n/older: /a/#one\n/a/#first: /a/#one\n/old/#part: /b/\n/x.html: /blog/\n'),
    ).toEqual([])
  })

  it.each([
    ['a target that is not a page', '/old/: /aa/\n', '1:1: the target /aa/ is not a page (did you mean “/a/”?)'],
    [
      'a target section that does not exist',
      '/old/: /a/#on\n',
      '1:1: the target /a/ has no section #on (did you mean “one”?)',
    ],
    ['a page that exists', '/a/: /b/\n', '1:1: /a/ exists: delete the redirect, or rename the page'],
    ['a section that exists', '/a/#one: /b/\n', '1:1: /a/#one exists: delete the redirect, or rename the section'],
    ['a generated page', '/tags/: /b/\n', '1:1: /tags/ is a page of the site and cannot be redirected'],
    ['one source with two targets', '/old/: /a/\n/old: /b/\n', '2:1: /old/ is redirected to both /a/ and /b/'],
  ])('an invalid redirect is reported: %s', async (_, text, message) => {
    expect(await messages(text)).toEqual([`redirects.yml:${message}`])
  })

  it.each([
    ['old/: /a/\n', 'must be a path of the site, such as /guides/old/ or /guides/old/#part'],
    ['/zh/old/: /a/\n', 'must not name a language: delete /zh, it is valid in all languages'],
    ['/old/: https://example.com/\n', 'must be a path of the site, such as /guides/old/ or /guides/old/#part'],
    ['/../old/: /a/\n', 'must not contain “.” or “..” as a segment'],
  ])('redirects.yml must contain paths of the site: %s', async (text, message) => {
    const found = await findIn('project', { 'redirects.yml': text, 'en/docs/a.mdx': a })
    expect(found.map((line) => line.includes(message))).toEqual([true])
  })

  it('a page names its former paths in redirect_from', async () => {
    const files = { 'en/docs/a.mdx': mdx('title: A\nredirect_from: [/old/, /b]'), 'en/docs/b.mdx': a }
    expect(await findIn('redirects', files)).toEqual([
      'en/docs/a.mdx:3:24: /b/ exists: delete the redirect, or rename the page → name an existing page, or delete the redirect [redirects]',
    ])
  })
})

describe('published.txt', () => {
  const published = (files: Record<string, string>) =>
    findIn('published', { 'published.txt': '# list\n/a/ #one #two\n/b/\n', ...files })

  it('pages and sections that exist or are redirected are not reported', async () => {
    const files = {
      'en/docs/a.mdx': mdx('title: A\nredirect_from: /b/', '## One'),
      'redirects.yml': '/a/#two: /a/#one\n',
    }
    expect(await published(files)).toEqual([])
  })

  it('pages and sections that no longer exist are reported, with the redirect to add', async () => {
    expect(await published({ 'en/docs/a.mdx': mdx('title: A', '## One\n\n## Twoo') })).toEqual([
      'warning published.txt:2:1: /a/#two was published and no longer exists → add `/a/#two: /a/#twoo` to redirects.yml [published]',
      'warning published.txt:3:1: /b/ was published and no longer exists → add `/b/: /a/` to redirects.yml, or `redirect_from` to the page [published]',
    ])
  })

  it('the sections of a body with an error are not reported', async () => {
    expect(await published({ 'en/docs/a.mdx': mdx('title: A', '{x}'), 'en/docs/b.mdx': a })).toEqual([])
  })
})
