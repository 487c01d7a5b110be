import { describe, expect, it } from 'vitest'
import { markdownFile, plainPage } from './markdown'

const url = 'https://docs.example.com/docs/guides/x/'

/** Converts the content of a page's `<main>` to Markdown. */
const markdown = (main: string, head = '') =>
  plainPage(`<html lang="en-GB"><head>${head}</head><body><nav>Menu</nav><main>${main}</main></body></html>`, url)
const body = (main: string) => markdown(main).body.trim()

describe('the Markdown of a page', () => {
  it('the Markdown of a page has the page’s facts as frontmatter, then its text', () => {
    const head =
      '<meta name="description" content="A &amp; B"/><link rel="canonical" href="https://docs.example.com/docs/x/"/>'
    expect(markdownFile(markdown('<article lang="zh-CN"><h1>标题</h1><p>正文。</p></article>', head))).toBe(
      '---\ntitle: 标题\ndescription: A & B\nurl: https://docs.example.com/docs/x/\nlanguage: zh-CN\n---\n\n# 标题\n\n正文。\n',
    )
  })

  it('the Markdown of a page omits navigation, controls and scripts', () => {
    expect(
      body(
        '<nav>Home</nav><details><summary>On this page</summary></details><article><h2>A<a href="#a" class="anchor"></a></h2><button>Copy</button><form><input></form><script>x()</script></article><footer>Edit</footer>',
      ),
    ).toBe('## A')
  })

  it('the Markdown of a page omits the link of a rewrite that opens a tool', () => {
    expect(
      body(
        '<figure data-rewrite="a1"><div><p>Checked.</p><a href="/docs/compare/#example=a1">Try</a></div></figure><p><a href="/docs/compare/#plan=x">x</a></p>',
      ),
    ).toBe('Checked.\n\n[x](https://docs.example.com/docs/compare/#plan=x)')
  })

  it('the Markdown of a page omits what is shown only after an error', () => {
    expect(body('<p>Checked.</p><div><p role="alert" data-report hidden>It failed.</p></div>')).toBe('Checked.')
  })

  it('the Markdown of a page joins names at the line-break opportunities of the page', () => {
    expect(body('<p><code>update<wbr>Stats</code></p>')).toBe('`updateStats`')
  })

  it('the Markdown of a page has absolute URLs', () => {
    expect(body('<p><a href="/docs/faq/#a">FAQ</a> <a href="#b">b</a> <img src="/docs/m.png" alt="M"></p>')).toBe(
      `[FAQ](https://docs.example.com/docs/faq/#a) [b](${url}#b) ![M](https://docs.example.com/docs/m.png)`,
    )
  })

  it('the Markdown of a page has only the light one of two images for the themes', () => {
    expect(
      body(
        '<figure><picture><source srcset="/a.webp 720w"><img data-only="light" src="/a.png" alt="A"></picture>' +
          '<img data-only="dark" src="/b.png" alt="A"></figure>',
      ),
    ).toBe('![A](https://docs.example.com/a.png)')
  })

  it('the Markdown of a page has the language of each fence, and changed lines in diff format', () => {
    expect(
      body('<figure data-language="sql"><div><pre><code><span class="k">SELECT</span> 1;</code></pre></div></figure>'),
    ).toBe('```sql\nSELECT 1;\n```')
    expect(
      body(
        '<figure data-language="sql"><pre><code><span class="line del">a</span>\n<span class="line add">b</span></code></pre></figure>',
      ),
    ).toBe('```diff\n-a\n+b\n```')
  })

  it('the Markdown of a page has lines of code without their highlighting elements', () => {
    expect(
      body(
        '<figure data-language="sql"><pre><code><span class="line"><span>DATE</span><b> \'x\'</b></span></code></pre></figure>',
      ),
    ).toBe("```sql\nDATE 'x'\n```")
  })

  it('the Markdown of a page has every tab panel under the name of its tab', () => {
    const tabs =
      '<div data-tabs><div role="tablist"><button>A</button></div><div role="tabpanel"><p>A</p><p>One.</p></div><div role="tabpanel" hidden><p>B</p><p>Two.</p></div></div>'
    expect(body(tabs)).toBe('**A**\n\nOne.\n\n**B**\n\nTwo.')
  })

  it('the Markdown of a page has admonitions as block quotes with their title', () => {
    expect(body('<aside data-kind="note"><p data-title="">Note</p><p>Text.</p></aside>')).toBe('> **Note**\n>\n> Text.')
  })

  it('the Markdown of a page has both statements of a rewrite', () => {
    const side = (name: string, label: string, sql: string) =>
      `<div data-side="${name}"><p>${label}</p><figure data-language="sql"><pre><code>${sql}</code></pre></figure></div>`
    expect(
      body(
        `<figure data-rewrite="1"><figcaption><span>RW01</span><span>Equivalent</span></figcaption>${side('before', 'Before', 'a')}${side('after', 'After', 'b')}</figure>`,
      ),
    ).toBe('**RW01 · Equivalent**\n\n**Before**\n\n```sql\na\n```\n\n**After**\n\n```sql\nb\n```')
  })

  it('the Markdown of a page has a plan as nested lists with separated facts', () => {
    expect(
      body(
        '<figure data-plan="1"><div role="group"><p>Before</p><ul><li><div><span>Sort</span><span>cost 10 %</span></div><ul><li><div><span>Seq Scan</span><span>rows 5</span></div></li></ul></li></ul></div></figure>',
      ),
    ).toBe('**Before**\n\n- Sort, cost 10 %\n\n  - Seq Scan, rows 5')
  })

  it('the Markdown of a Chinese page separates the facts of a plan node with full-width commas', () => {
    const plan = '<ul><li><div><span>Sort</span><span>代价 10 %</span><span>行数 5</span></div></li></ul>'
    expect(body(`<article lang="zh-CN"><figure data-plan="1">${plan}</figure></article>`)).toBe(
      '- Sort，代价 10 %，行数 5',
    )
  })

  it('the Markdown of a page has an index figure as a table in which words say what is read', () => {
    expect(
      body(
        '<figure><figcaption>Two entries</figcaption><p><code>orders (o_custkey)</code></p><div><table><thead><tr><th><span class="sr-only">Read</span></th><th>o_custkey</th></tr></thead><tbody><tr><td></td><td>41</td></tr><tr><td>✓ <span class="sr-only">match</span></td><td>42</td></tr></tbody></table></div></figure>',
      ),
    ).toBe('**Two entries**\n\n`orders (o_custkey)`\n\n| Read | o_custkey |\n| - | - |\n| | 41 |\n| ✓ match | 42 |')
  })

  it('the Markdown of a page has terms as links without their definitions', () => {
    const term = '<span data-term=""><a href="https://x.test/">回表</a><span role="tooltip">Definition.</span></span>'
    expect(body(`<p>避免${term}。</p>`)).toBe('避免[回表](https://x.test/)。')
  })

  it('the Markdown of a page has the alternative text of diagrams and the TeX source of formulas', () => {
    expect(body('<p><span role="img" aria-label="Three steps"><svg><path/></svg></span></p>')).toBe('*Three steps*')
    expect(
      body(
        '<p><math><semantics><mi>x</mi><annotation encoding="application/x-tex">x^2</annotation></semantics></math></p>',
      ),
    ).toBe('`x^2`')
  })

  it('the Markdown of a page adds spaces between elements that only styles separate', () => {
    expect(body('<p><a href="/a">One</a><a href="/b">Two</a></p><p>faq<span>2</span></p>')).toBe(
      '[One](https://docs.example.com/a) [Two](https://docs.example.com/b)\n\nfaq 2',
    )
  })

  it('the Markdown of a page does not escape Chinese characters next to emphasis', () => {
    expect(body('<p>都<em>相同</em>，才可比。</p>')).toBe('都*相同*，才可比。')
  })

  it('the Markdown of a page cannot be made without <main>: the error names the page', () => {
    expect(() => plainPage('<html></html>', url)).toThrow(`${url} has no <main>`)
  })

  it('the Markdown of a page has inline formulas inside their sentence', () => {
    const formula = '<span><math><semantics><mi>n</mi><annotation>n</annotation></semantics></math></span>'
    expect(body(`<p>O(${formula}), 第${formula}行</p>`)).toBe('O(`n`), 第`n`行')
  })
})
