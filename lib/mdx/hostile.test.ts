import { describe, expect, it } from 'vitest'
import { checkFiles } from '../content-lint/test-check'
import { mdx } from '../content-files/test-fixtures'
import { html } from './test-body'
import { writersElements } from './components'

const said = async (body: string) => {
  const { reports } = await checkFiles({ 'en/docs/a.mdx': mdx('title: A', body) })
  return reports.map((report) => report.replace(/^en\/docs\/a\.mdx:\d+:\d+: /, ''))
}

describe('hostile or broken content', () => {
  it.each([
    [
      '<b dangerouslySetInnerHTML={{ __html: "x" }} />',
      'the attribute “dangerouslySetInnerHTML” would run code: delete it',
    ],
    ['<Diagram svg="x" />', `there is no component <Diagram>; known: ${writersElements.join(', ')}`],
    ['[x](javascript:alert)', 'the URL “javascript:alert” would run code'],
    ['<a href="javascript:alert">x</a>', 'the URL in “href” would run code'],
    ['<a href={"javascript:alert"}>x</a>', 'the URL in “href” would run code'],
    ['<a href="java&#10;script:alert">x</a>', 'the URL in “href” would run code'],
    ['![x](javascript:alert)', 'the URL “javascript:alert” would run code'],
    ['<script>a()</script>', '<script> is not allowed in content'],
    ['<base href="https://example.org/" />', '<base> is not allowed in content'],
    ['<meta httpEquiv="refresh" content="0" />', '<meta> is not allowed in content'],
    ['<link rel="stylesheet" href="https://example.org/x.css" />', '<link> is not allowed in content'],
    ['<p onClick="a()">x</p>', 'the attribute “onClick” would run code: delete it'],
    ['{list\n  .map((a) => a)}', 'only {product} is allowed in braces, not {list …}; write \\{ for a brace'],
    ['{alert(1)}', 'only {product} is allowed in braces, not {alert(1)}; write \\{ for a brace'],
    [
      '{(() => fetch("/"))()}',
      'only {product} is allowed in braces, not {(() => fetch("/"))()}; write \\{ for a brace',
    ],
    [
      '{<script>a()</script>}',
      'only {product} is allowed in braces, not {<script>a()</script>}; write \\{ for a brace',
    ],
    ['![x](/../package.json)', 'the image “/../package.json” is outside of the content'],
    ['![x](..%2f..%2fx.png)', 'the image “..%2f..%2fx.png” is outside of the content'],
    ['![x](@site/static/../x.png)', 'the image “@site/static/../x.png” is outside of the content'],
    ['Text.\n\n<h1>x</h1>', 'the title is the only heading of level 1: start sections with `##`'],
    [
      '<Admonition kind="zebra">x</Admonition>',
      'unknown kind of admonition: zebra; known: note, tip, info, warning, danger',
    ],
    [
      '::: note\n\nText.\n\n:::',
      'an admonition begins with `:::note` or `:::note[Title]` and ends with `:::`, each on a line of its own',
    ],
    [':::nnote\n\nText.\n\n:::', 'there is no admonition “:::nnote” (did you mean “note”?)'],
    ['> [!NOET]\n> Text.', 'there is no alert “[!NOET]” (did you mean “NOTE”?)'],
  ])('hostile or broken content is rejected with a message: %s', async (body, message) => {
    expect(await said(body)).toEqual([message])
  })

  it.each([
    '../a/../x',
    '/../x',
    'a/../../b',
    '.',
    '/%2e%2e/x',
    '//example.org/',
    'a\\\\b',
    'a?b',
    '<b>',
    '_next/x',
    'a b',
    'a&b',
    'a//b',
  ])('the invalid slug “%s” is rejected', async (slug) => {
    for (const file of ['en/docs/a.mdx', 'en/blog/2024/a.mdx']) {
      const { reports } = await checkFiles({ [file]: mdx(`title: A\nslug: "${slug}"`) })
      expect(reports.join('\n')).toContain(`${file}:3:`)
      expect(reports.join('\n')).toContain('must be segments separated by “/”')
    }
  })

  it.each(['javascript:alert', 'data:image/png;base64,AA', 'a/../../package.json', '..\\x.png', 'file:///x.png'])(
    'the invalid image URL “%s” is rejected at its line',
    async (image) => {
      const { reports } = await checkFiles({ 'en/docs/a.mdx': mdx(`title: A\nimage: ${image}`) })
      expect(reports).toEqual([expect.stringMatching(/^en\/docs\/a\.mdx:3:\d+: .*must be a URL/)])
    },
  )

  it('a broken escape in a link is a warning, not a crash', async () => {
    const { warnings } = await checkFiles({ 'en/docs/a.mdx': mdx('title: A', '[x](#%E4%A)') })
    expect(warnings).toEqual([expect.stringContaining('link to the anchor “#%E4%25A”')])
  })

  it('a value that YAML parses as an alias is rejected with an explanation', async () => {
    const { reports } = await checkFiles({ 'en/docs/a.mdx': mdx('title: *a') })
    expect(reports).toEqual(['en/docs/a.mdx:2:8: “*a” is an alias in YAML: put the text in quotes'])
  })
})

describe('unusual but valid content', () => {
  it('a link right after a colon is accepted', async () => {
    expect(await html('注意:重要[链接](https://example.org/)')).toContain('重要<a href="https://example.org/">链接</a>')
  })
  it('{product} is accepted in the text of an image, in a bare URL, and alone in an element', async () => {
    expect(await html('![On {product}](/a.png)')).toContain('alt="On SQL Tuner"')
    expect(await html('https://example.org/{product}')).toContain('>https://example.org/sql-tuner<')
    expect(await html('<kbd>{product}</kbd>')).toBe('<kbd>SQL Tuner</kbd>')
  })
})
