import { describe, expect, it } from 'vitest'
import { checkFiles } from '../../content-lint/test-check'
import { mdx } from '../../content-files/test-fixtures'
import { markup } from '../test-body'
import { compileBody } from '../compile'
import { highlightFences } from '../deferred-fences'

/** The HTML of a body of a Markdown file. */
const html = async (body: string) =>
  markup((await highlightFences(await compileBody({ body, file: 'docs/guides/x.md', locale: 'en' }))).code)

describe('a .md file', () => {
  it.each([
    ['holds braces and arrows as they are', 'Write {x}, {{y}} and a < b.', '<p>Write {x}, {{y}} and a &lt; b.</p>'],
    ['names the product', 'On {product}, <b>{product}</b>.', '<p>On SQL Tuner, <b>SQL Tuner</b>.</p>'],
    ['names it in a link', '[On {product}](/{product}/)', '<p><a href="/sql-tuner/">On SQL Tuner</a></p>'],
    [
      'keeps a URL that is its own text',
      'www.example.org/{product}',
      '<p><a href="http://www.example.org/sql-tuner">www.example.org/sql-tuner</a></p>',
    ],
    [
      'has words that begin like a URL',
      'See ![Data: rows by table](/a.svg).',
      '<p>See <img src="/a.svg" alt="Data: rows by table"/>.</p>',
    ],
    ['may hold HTML that is not closed as MDX wants it', 'One<br>two<hr>', '<p>One<br/>two</p><hr/>'],
    [
      'has comments that nobody sees',
      'One. <!-- not\nthis -->\n\n<!-- {nor} this -->\n\nTwo.',
      '<p>One. </p>\n\n<p>Two.</p>',
    ],
    [
      'folds a part with Markdown in it',
      '<details>\n<!-- why -->\n<summary>More</summary>\n\n**Plan**\n\n</details>',
      '<details>\n\n<summary>More</summary>\n<p><strong>Plan</strong></p>\n</details>',
    ],
    [
      'has fences with a title and marked lines',
      '```text title="a.conf" {1}\na=1\n```',
      '<x-code language="text" html="&lt;pre tabindex=&quot;0&quot;&gt;&lt;code&gt;&lt;span class=&quot;line hl&quot;&gt;a=1&lt;/span&gt;&lt;/code&gt;&lt;/pre&gt;" title="a.conf"></x-code>',
    ],
    [
      'has admonitions, formulas and headings with an id',
      ':::note[On {product}]\n\n$x$\n\n:::\n\n## 结果 {#result}',
      '<x-box kind="note" title="On SQL Tuner"><p><x-formula',
    ],
    ['has fences', '```sql\nSELECT 1;\n```', '<x-code language="sql"'],
    ['has HTML in its boxes', ':::tip\n\n<kbd>Ctrl</kbd>\n\n:::', '<x-box kind="tip"><p><kbd>Ctrl</kbd></p></x-box>'],
  ])('a .md file %s', async (_, body, expected) => {
    expect(await html(body)).toContain(expected)
  })

  it('links and images in HTML in a .md file are treated like links and images in Markdown', async () => {
    const { code, links, images } = await compileBody({
      body: 'Text.\n\n<p align="center">\n  <img src="./plan.png" alt="Plan">\n  <a href="../faq.md#a">b</a>\n</p>',
      file: 'docs/guides/x.md',
      locale: 'en',
    })
    expect(links).toEqual([{ href: 'doc:docs/faq.md#a', line: 5, column: 3 }])
    expect(images).toEqual([{ src: 'asset:docs/guides/plan.png', line: 4, column: 3 }])
    expect(markup(code)).toContain('<a href="doc:docs/faq.md#a">b</a>')
  })

  it('links from and to a .md file may have either extension', async () => {
    const { warnings, reports } = await checkFiles({
      'en/docs/a.md': mdx('title: A', 'See [b](./b.mdx#one), [b](b.md) and [c](./c.md).'),
      'en/docs/b.mdx': mdx('title: B', '## One\n\nSee [a](./a.md), and [a](./a.mdx#two).'),
    })
    expect(reports).toEqual([])
    expect(warnings).toEqual([
      'en/docs/a.md:5:37: link to the file “docs/c.md”, which does not exist (did you mean “docs/a.md”?)',
      'en/docs/b.mdx:7:22: link to the anchor “#two”, which en/docs/a.md does not have',
    ])
  })

  it('a .md file and an .mdx file with the same name are rejected', async () => {
    const { reports } = await checkFiles({ 'en/docs/a.md': mdx('title: A'), 'en/docs/a.mdx': mdx('title: A') })
    expect(reports).toEqual([
      'en/docs/a.mdx:1:1: has the same URL “/a/” as en/docs/a.md: give one of them another name or slug',
    ])
  })

  it('a .md file has an excerpt', async () => {
    const { excerpt = '' } = await compileBody({
      body: 'One.\n\n<!-- truncate -->\n\nTwo.',
      file: 'blog/2024/x.md',
      locale: 'en',
    })
    expect(markup(excerpt)).toBe('<p>One.</p>')
  })
})

describe('forbidden content in a .md file', () => {
  it.each([
    ['Text <script>go()</script>', '5:6: <script> is not an HTML element that pages can contain'],
    ['<div>\n  <IFRAME src="x"></IFRAME>\n</div>', '6:3: an <iframe> must show a page of one of these hosts'],
    ['cd <path>', '5:4: <path> is not an HTML element that pages can contain'],
    ['<b onclick="go()">x</b>', '5:1: the attribute “onClick” would run code: delete it'],
    ['<img src="a.png" ONERROR=go()>', '5:1: the attribute “onError” would run code: delete it'],
    ['<a href="javascript:go()">x</a>', '5:1: the URL in “href” would run code'],
    ['<a href="&#106;ava\tscript&colon;go()">x</a>', '5:1: the URL in “href” would run code'],
    ['<a href="java&#1;script:go()">x</a>', '5:1: the URL in “href” would run code'],
    ['<a href="&nbsp;javascript:go()">x</a>', '5:1: the URL in “href” would run code'],
    ['<a href="/" ping="javascript:go()">x</a>', '5:1: the URL in “ping” would run code'],
    ['[x](javascript:go)', '5:1: the URL “javascript:go” would run code'],
    ['<style>p {}</style>', '5:1: <style> is not an HTML element that pages can contain'],
    ['A List<String> of names', '5:7: <String> is not an HTML element that pages can contain'],
    ['Text.\n\n<h1>Title</h1>', '7:1: the title is the only heading of level 1: start sections with `##`'],
  ])('forbidden content in a .md file is rejected: %j', async (body, message) => {
    const { reports } = await checkFiles({ 'en/docs/a.md': mdx('title: A', body) })
    expect(reports).toHaveLength(1)
    expect(reports[0]).toContain(`en/docs/a.md:${message}`)
  })
})

describe('a .md file in MDX', () => {
  it.each([
    ["import X from '@theme/Tabs'\n\nText", '<p>Text</p>'],
    ['<Tabs>\n<TabItem value="a">One</TabItem>\n</Tabs>', '<x-tabs><x-tab value="a">One</x-tab></x-tabs>'],
    ['Text {/* not this */}', '<p>Text </p>'],
    ['<b className="x">a</b>', '<b class="x">a</b>'],
  ])('a .md file with components or JSX is MDX: %s', async (body, expected) => {
    expect(await html(body)).toContain(expected)
  })

  it.each([
    ['`<Tabs>` and {x}', '<p><code>&lt;Tabs&gt;</code> and {x}</p>'],
    ['```js\nimport a from "b"\n```\n\n{x}', '<p>{x}</p>'],
    ['{/* not JSX: a < b, <br>', '<p>{/* not JSX: a &lt; b, <br/></p>'],
  ])('a .md file with components in code alone, or that MDX cannot parse, is Markdown: %s', async (body, expected) => {
    expect(await html(body)).toContain(expected)
  })
})
