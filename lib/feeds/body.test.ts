import { describe, expect, it } from 'vitest'
import { feedBody } from './body'

const page = 'https://docs.example.com/docs/blog/2024/joins/'
const body = (article: string) => feedBody(`<html><body><main><article>${article}</article></main></body></html>`, page)

describe('feedBody', () => {
  it('feedBody returns the article without its title and facts', () => {
    expect(body('<h1>Joins</h1><header><p>12 March</p></header><p>Text.</p>')).toBe('<p>Text.</p>')
  })

  it('feedBody makes the URLs of links, anchors and images absolute', () => {
    expect(body('<a href="/docs/faq/">a</a><a href="#b">b</a><a href="mailto:a@example.org">c</a>')).toBe(
      `<a href="https://docs.example.com/docs/faq/">a</a><a href="${page}#b">b</a><a href="mailto:a@example.org">c</a>`,
    )
    expect(body('<img src="/docs/a.png" srcset="/docs/a.png 1x, ../b.png 2x" alt="A">')).toBe(
      '<img src="https://docs.example.com/docs/a.png" srcset="https://docs.example.com/docs/a.png 1x, https://docs.example.com/docs/blog/2024/b.png 2x" alt="A">',
    )
  })

  it('feedBody keeps code without its styles', () => {
    const code =
      '<figure class="b"><figcaption>a.sql</figcaption><div><pre tabindex="0"><code><span class="line"><span class="k">SELECT</span> 1 &lt; 2;</span>\n<span class="line">COMMIT;</span></code></pre></div></figure>'
    expect(body(code)).toBe(
      '<figure><figcaption>a.sql</figcaption><div><pre><code>SELECT 1 &#x3C; 2;\nCOMMIT;</code></pre></div></figure>',
    )
  })

  it('feedBody removes scripts, styles and controls', () => {
    const hostile =
      '<p onclick="x()" style="color:red" class="a" data-b="c">Text</p><script>x()</script><style>p{}</style><button>Copy</button><a href="javascript:x()">y</a>'
    expect(body(hostile)).toBe('<p>Text</p><a>y</a>')
  })

  it('feedBody replaces diagrams by their file or text, and formulas by their TeX', () => {
    const drawing = '<svg viewBox="0 0 1 1"><text>x</text></svg>'
    expect(
      body(`<figure><span data-file="/docs/media/a.1a.svg" role="img" aria-label="A plan">${drawing}</span></figure>`),
    ).toBe('<figure><img src="https://docs.example.com/docs/media/a.1a.svg" alt="A plan"></figure>')
    expect(body(`<figure><div role="img" aria-label="A chart" tabindex="0">${drawing}</div></figure>`)).toBe(
      '<figure><p>A chart</p></figure>',
    )
    expect(
      body(
        '<p>Of <span><math><semantics><mrow><mi>s</mi></mrow><annotation>s_1</annotation></semantics></math></span>.</p>',
      ),
    ).toBe('<p>Of <code>s_1</code>.</p>')
  })

  it('feedBody keeps terms as links without their definitions', () => {
    const term = '<span data-term=""><a href="/x">回表</a><span role="tooltip" id="t">Definition.</span></span>'
    expect(body(`<p>避免${term}。</p>`)).toBe('<p>避免<a href="https://docs.example.com/x">回表</a>。</p>')
  })

  it('feedBody keeps only the light one of two images for the themes, with its smaller files', () => {
    const image = (name: string, theme: string) =>
      `<picture><source type="image/webp" srcset="/m/${name}.webp 720w"><img data-only="${theme}" src="/m/${name}.png" alt="A"></picture>`
    expect(body(`<figure>${image('a', 'light')}${image('b', 'dark')}</figure>`)).toBe(
      '<figure><picture><source type="image/webp" srcset="https://docs.example.com/m/a.webp 720w">' +
        '<img src="https://docs.example.com/m/a.png" alt="A"></picture></figure>',
    )
  })

  it('feedBody replaces the checkbox of a task with a character', () => {
    const tasks =
      '<ul><li><input type="checkbox" disabled checked> Done</li><li><input type="checkbox" disabled> Open</li></ul>'
    expect(body(tasks)).toBe('<ul><li>☑ Done</li><li>☐ Open</li></ul>')
  })

  it('feedBody adds spaces between elements that only styles separate: the facts of a plan, the parts of a caption', () => {
    const plan = '<li><div><span>Seq Scan <span>orders</span><span>changed</span></span><span>Rows 10</span></div></li>'
    expect(body(`<ul>${plan}</ul>`)).toBe('<ul><li><div>Seq Scan orders changed Rows 10</div></li></ul>')
    expect(body('<figure><figcaption>a.sql<span>MySQL</span></figcaption></figure>')).toBe(
      '<figure><figcaption>a.sql MySQL</figcaption></figure>',
    )
    expect(body('<p>O(<span><math><semantics><annotation>n</annotation></semantics></math></span>)</p>')).toBe(
      '<p>O(<code>n</code>)</p>',
    )
  })

  it('feedBody removes the links of headings to themselves', () => {
    expect(body('<h2 id="a">A<a class="anchor" href="#a" title="Direct link to A"></a></h2><p>b</p>')).toBe(
      '<h2>A</h2><p>b</p>',
    )
  })

  it('feedBody removes the controls of code blocks', () => {
    const code = '<pre><code>SELECT 1</code></pre>'
    const controls = '<a href="/docs/workbench/run/#example=abc123">Run</a><button type="button">Copy</button>'
    expect(body(`<figure><div>${code}</div><div>${controls}</div></figure>`)).toBe(
      `<figure><div>${code}</div><div></div></figure>`,
    )
  })

  it('feedBody removes what is shown only after an error', () => {
    expect(body('<div><p>Text.</p><p role="alert" hidden>It failed.</p></div>')).toBe('<div><p>Text.</p></div>')
  })

  it('feedBody keeps the content of collapsed details and hidden panels', () => {
    expect(body('<div role="tabpanel" hidden><p>Second tab</p></div>')).toBe('<div><p>Second tab</p></div>')
  })

  it('feedBody throws for a page without an article', () => {
    expect(() => feedBody('<main></main>', page)).toThrow(`${page} has no <article>, which the feeds are made from`)
  })
})
