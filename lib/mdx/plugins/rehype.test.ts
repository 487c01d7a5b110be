import { describe, expect, it } from 'vitest'
import { compileText, html } from '../test-body'
import { resolveFileLink } from './rehype'

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
  ])('%s is resolved relative to the file’s folder: %s', (href, resolved) => {
    expect(resolveFileLink(href, 'docs/guides/x.mdx')).toBe(resolved)
  })

  it.each(['/guides/x.mdx', 'https://example.org/x.mdx', '#x.mdx', '/faq/', './plan.svg', 'faq/', 'mailto:a@x.md'])(
    '%s is not changed',
    (href) => {
      expect(resolveFileLink(href, 'docs/guides/x.mdx')).toBe(href)
    },
  )

  it('are collected with their positions', async () => {
    const body = 'Text.\n\nSee [y](./y.mdx#z) and https://example.org/'
    expect(await html(body)).toContain('<a href="doc:docs/guides/y.mdx#z">y</a>')
    expect((await compileText(body)).links).toEqual([
      { href: 'doc:docs/guides/y.mdx#z', line: 3, column: 5 },
      { href: 'https://example.org/', line: 3, column: 24 },
    ])
  })
})

describe('fences', () => {
  /** Attributes of the one fence of a body, as `CodeBlock` receives them. */
  const attributes = async (body: string) => {
    const tag = /^<x-code ([^>]*)><\/x-code>$/.exec(await html(body))?.[1] ?? ''
    const plain = (text: string) =>
      text
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&#x27;', "'")
        .replaceAll('&amp;', '&')
    return Object.fromEntries([...tag.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value = '']) => [name, plain(value)]))
  }

  it('are one string of HTML, coloured by classes', async () => {
    expect(await attributes("```sql\nSELECT 'a' -- {product} <b>\nFROM t\n```")).toEqual({
      language: 'sql',
      html:
        '<pre tabindex="0"><code><span class=k>SELECT</span><span class=s> \'a\'</span>' +
        '<span class=c> -- {product} &#x3C;b></span>\n' +
        '<span class=k>FROM</span> t</code></pre>',
    })
  })

  it('take a title, with the product’s name', async () => {
    expect((await attributes('```ini title="my.cnf of {product}"\na=1\n```')).title).toBe('my.cnf of SQL Tuner')
  })

  it('the title may stand among other words', async () => {
    expect(await attributes('```sql mysql title="a.sql" fragment\nx\n```')).toMatchObject({
      language: 'sql',
      title: 'a.sql',
    })
  })

  it('without a title have none', async () => {
    expect(await attributes('```sql subtitle="x"\nx\n```')).not.toHaveProperty('title')
  })

  it('without a language are plain text', async () => {
    expect(await attributes('```\na < b\n```')).toEqual({
      language: 'text',
      html: '<pre tabindex="0"><code>a &#x3C; b</code></pre>',
    })
  })
})
