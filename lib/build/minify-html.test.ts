import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { minifiedHtml } from './minify-html'

const head = '<!DOCTYPE html><html lang="en"><head><meta property="og:title" content="A"/><title>A</title></head>'
const parser = new new JSDOM().window.DOMParser()
const page = (body: string) => `${head}<body>${body}</body></html>`

describe('minifiedHtml', () => {
  it('minifiedHtml removes quotes, and values of boolean attributes, from the body only', async () => {
    expect(await minifiedHtml(page('<ul><li class="a"><a href="/docs/">A</a></li><li hidden=""></li></ul>'))).toBe(
      page('<ul><li class=a><a href=/docs/>A</a></li><li hidden></li></ul>'),
    )
  })

  it.each([
    [
      'white space, comments and empty attributes',
      '<pre>\n  a  b\n</pre> <!--a--> <p> a\n b </p> <div data-a=""></div>',
    ],
    ['scripts', '<script>if (1 < 2) { a( "b" ) }\n</script><div><script>"</head><body>"</script></div>'],
    ['invalid markup, which `check:export` reports', '<p id="a"><div id="b"></div></p>'],
  ])('minifiedHtml does not change %s', async (_, body) => {
    expect(await minifiedHtml(page(body))).toBe(page(body))
  })

  it('minifiedHtml does not change a file without a head and a body', async () => {
    expect(await minifiedHtml('<p class="a">A</p>')).toBe('<p class="a">A</p>')
  })

  it.each([
    [
      'quotes and entities in attributes',
      `<a title="a &quot;b&quot; 'c' &amp;amp; &lt;d>" href="?a=1&amp;copy=2">A</a>`,
    ],
    ['values that need quotes', '<a title="a b" data-a="c=d" data-b="`" data-c="e/">A</a><br class="a/"/>'],
    ['entities in texts', '<p>&lt;b&gt; &amp;amp; &nbsp; a &amp; b &#39;</p>'],
    [
      'templates and drawings',
      '<template><p>a</p></template><svg viewBox="0 0 1 1"><path d="M0 0"></path><a><text>b</text></a></svg>',
    ],
  ])('the document of a minified page is the same: %s', async (_, body) => {
    const bodyOf = (html: string) => parser.parseFromString(html, 'text/html').body.innerHTML
    expect(bodyOf(await minifiedHtml(page(body)))).toBe(bodyOf(page(body)))
  })
})
