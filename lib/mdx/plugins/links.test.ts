import { describe, expect, it } from 'vitest'
import { compileText, html } from '../test-body'
import { resolveFileLink } from './links'

describe('links to files', () => {
  it.each([
    ['./y.mdx', 'doc:docs/guides/y.mdx'],
    ['y.mdx#set-up', 'doc:docs/guides/y.mdx#set-up'],
    ['y.mdx?q=1#set-up', 'doc:docs/guides/y.mdx?q=1#set-up'],
    ['../faq.mdx', 'doc:docs/faq.mdx'],
    ['../../blog/2024/joins.mdx', 'doc:blog/2024/joins.mdx'],
    ['./old.md', 'doc:docs/guides/old.md'],
    ['./my%20page.mdx', 'doc:docs/guides/my page.mdx'],
    ['./中文.mdx', 'doc:docs/guides/中文.mdx'],
  ])('a link to %s is resolved relative to the folder of the file: %s', (href, resolved) => {
    expect(resolveFileLink(href, 'docs/guides/x.mdx')).toBe(resolved)
  })

  it.each(['/guides/x.mdx', 'https://example.org/x.mdx', '#x.mdx', '/faq/', './plan.svg', 'faq/', 'mailto:a@x.md'])(
    'a link to %s is not changed',
    (href) => {
      expect(resolveFileLink(href, 'docs/guides/x.mdx')).toBe(href)
    },
  )

  it('links to files are collected with their positions', async () => {
    const body = 'Text.\n\nSee [y](./y.mdx#z) and https://example.org/'
    expect(await html(body)).toContain('<a href="doc:docs/guides/y.mdx#z">y</a>')
    expect((await compileText(body)).links).toEqual([
      { href: 'doc:docs/guides/y.mdx#z', line: 3, column: 5 },
      { href: 'https://example.org/', line: 3, column: 24 },
    ])
  })
})
