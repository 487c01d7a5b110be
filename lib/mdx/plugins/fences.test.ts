import { describe, expect, it } from 'vitest'
import { compileText, html, lenient } from '../test-body'

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

  it('fences are one string of HTML, coloured by classes', async () => {
    expect(await attributes("```sql\nSELECT 'a' -- {product} <b>\nFROM t\n```")).toEqual({
      language: 'sql',
      html:
        '<pre tabindex="0"><code><span class=k>SELECT</span><span class=s> \'a\'</span>' +
        '<span class=c> -- {product} &#x3C;b></span>\n' +
        '<span class=k>FROM</span> t</code></pre>',
      example: expect.stringMatching(/^[\w-]{5}$/) as unknown,
    })
  })

  it('fences may have a title, with the product’s name', async () => {
    expect((await attributes('```ini title="my.cnf of {product}"\na=1\n```')).title).toBe('my.cnf of SQL Tuner')
  })

  it('the title of a fence may be between other options', async () => {
    expect(await attributes('```sql mysql title="a.sql" fragment\nx\n```')).toMatchObject({
      language: 'sql',
      title: 'a.sql',
    })
  })

  it('fences without a title have no caption', async () => {
    expect(await attributes('```sql subtitle="x"\nx\n```')).not.toHaveProperty('title')
  })

  it('fences without a language are plain text', async () => {
    expect(await attributes('```\na < b\n```')).toEqual({
      language: 'text',
      html: '<pre tabindex="0"><code>a &#x3C; b</code></pre>',
    })
  })

  it('fences in an unknown language are errors, and plain text with one warning in a lenient folder', async () => {
    const body = '```cobolzz\na\n```\n\n```cobolzz\nb\n```'
    const message = 'unknown language of a code fence: “cobolzz”'
    await expect(compileText(body)).rejects.toThrow(message)
    const { warnings, text } = await lenient(body)
    expect(warnings).toEqual([`1:1: ${message}`])
    expect(text.match(/<x-code/g)).toHaveLength(2)
  })

  it('fences with the name of a dialect of SQL are errors, and SQL in a lenient folder, where SQL is not checked', async () => {
    const body = '```mysql\nSELECT 1\n```'
    await expect(compileText(body)).rejects.toThrow(
      'SQL in a fence of “mysql” is not checked: write “sql” and the engine, as in “sql mysql”',
    )
    const { warnings, text } = await lenient(body)
    expect(warnings).toEqual([])
    expect(text).toContain('<x-code language="mysql"')
  })

  it.each([
    ['```js {a}\nx\n```', '1:1: lines to highlight must be written {1,3-5}, not {a}'],
    ['```js\n// highlight-start\nx\n```', '1:1: highlight-start without a highlight-end below it'],
  ])(
    'fences whose lines are marked in a wrong way are shown without marks in a lenient folder: %j',
    async (body, message) => {
      const { warnings, text } = await lenient(body)
      expect(warnings).toEqual([message])
      expect(text).toContain('<x-code language="js"')
    },
  )
})
