import { expect, it } from 'vitest'
import { tempFolder } from '../content-files/test-fixtures'
import { compareWithDocusaurus } from './docusaurus-build'

const docusaurus = (body: string) =>
  `<div id="__docusaurus"><article><div class="theme-doc-markdown markdown"><header><h1>Setup</h1></header>${body}</div></article></div>`
const ours = (body: string) => `<article><h1>Setup</h1>${body}</article>`

const compare = (before: Record<string, string>, after: Record<string, string>) =>
  compareWithDocusaurus(tempFolder(before), tempFolder(after))

it('a page with the same headings, code, tables, images and links has no difference', () => {
  const before = docusaurus(
    '<h2 class="anchor" id="a">A<a class="hash-link" href="#a">#</a></h2><pre><code><span>SELECT 1<br></span><span>;</span></code></pre>' +
      '<table><thead><tr><th>x<tbody><tr><td>1</table><p><img alt="plan" src="/a.png"> <a href="/docs/b">b</a></p><button>Copy</button>',
  )
  const after = ours(
    '<h2 id="a"><a class="anchor" href="#a">#</a>A</h2><pre><code>SELECT 1\n;</code></pre>' +
      '<table><thead><tr><th>x</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table><p><img alt="plan" src="/b.webp"> <a href="/docs/b/">b</a></p>',
  )
  expect(compare({ 'docs/setup/index.html': before }, { 'docs/setup/index.html': after })).toEqual({
    pages: 1,
    missing: [],
    differences: [],
  })
})

it('a difference names the page and the texts that only one of the two has', () => {
  const before = docusaurus('<h2>A</h2><h2>A</h2><h2>B</h2>')
  const after = ours('<h2>A</h2><h2>B</h2><h2>C</h2>')
  expect(compare({ 'docs/setup/index.html': before }, { 'docs/setup/index.html': after }).differences).toEqual([
    { page: 'docs/setup/', part: 'headings', gone: ['A'], added: ['C'] },
  ])
})

it('the panels of tabs that are not open are compared', () => {
  const before = docusaurus('<div role=tabpanel hidden><pre>a</pre></div>')
  const after = ours('<div role="tabpanel" hidden=""><pre>b</pre></div><div hidden=""><pre>c</pre></div>')
  expect(compare({ 'docs/setup/index.html': before }, { 'docs/setup/index.html': after }).differences).toEqual([
    { page: 'docs/setup/', part: 'code', gone: ['a'], added: ['b'] },
  ])
})

it('text alternatives that Docusaurus encodes twice are equal', () => {
  const before = docusaurus('<img alt="the &amp;quot;plan&amp;quot; of &amp;#39;a&amp;#39;">')
  const after = ours('<img alt="the &quot;plan&quot; of &#x27;a&#x27;">')
  expect(compare({ 'docs/setup/index.html': before }, { 'docs/setup/index.html': after }).differences).toEqual([])
})

it('pages of other languages, of the blog and of the site are found at their paths here', () => {
  const pages = ['zh-CN/docs/setup', 'blog/2024/01/02/post', 'help', 'docs/gone']
  const before = Object.fromEntries(pages.map((page) => [`${page}/index.html`, docusaurus('')]))
  const after = ['docs/zh/setup', 'docs/blog/2024/01/02/post', 'docs/help']
  const { missing } = compare(before, Object.fromEntries(after.map((page) => [`${page}/index.html`, ours('')])))
  expect(missing).toEqual(['docs/gone/'])
})

it('pages of a site whose default language is Chinese are found at the Chinese paths, and their translations', () => {
  const before = {
    'docs/setup/index.html': `<html lang="zh-CN" dir="ltr">${docusaurus('')}`,
    'en/docs/setup/index.html': `<html lang=en>${docusaurus('<h2>A</h2>')}`,
  }
  const after = { 'docs/zh/setup/index.html': ours(''), 'docs/setup/index.html': ours('<h2>A</h2>') }
  expect(compare(before, after)).toEqual({ pages: 2, missing: [], differences: [] })
})

it('pages that Docusaurus writes without a folder are found', () => {
  const before = {
    'docs/setup.html': docusaurus(''),
    'docs.html': docusaurus('').replaceAll('"', ''),
    '404.html': docusaurus(''),
  }
  const { pages, missing } = compare(before, { 'docs/setup/index.html': ours('') })
  expect([pages, missing]).toEqual([2, ['docs/']])
})

it('files that are no pages are not compared', () => {
  const files = { 'google1234.html': 'google-site-verification', 'blog/index.html': docusaurus('') }
  expect(compare(files, {}).pages).toBe(0)
})

it('lists of posts, tags and authors are not compared', () => {
  const lists = ['blog', 'blog/page/2', 'blog/tags/sql', 'blog/authors', 'zh/blog', 'search']
  expect(compare(Object.fromEntries(lists.map((page) => [`${page}/index.html`, docusaurus('')])), {}).pages).toBe(0)
})

it('a build of Docusaurus without pages, or that does not exist, is an error', () => {
  for (const build of [tempFolder({ '__server/server.bundle.js': '' }), 'nowhere/build'])
    expect(() => compareWithDocusaurus(build, tempFolder({}))).toThrow(`${build} has no pages of Docusaurus`)
})
