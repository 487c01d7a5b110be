import { describe, expect, it } from 'vitest'
import { compileBody } from '../compile'
import { html, lenient, markup } from '../test-body'
import { checkFiles } from '../../content-lint/test-check'
import { mdx } from '../../content-files/test-fixtures'

/** Checks one doc with this body; the body begins on line 5 of the file. */
const check = (body: string) => checkFiles({ 'en/docs/a.mdx': mdx('title: A', body) })

const noFrame =
  'an <iframe> must show a page of one of these hosts: www.youtube.com, www.youtube-nocookie.com, player.vimeo.com, player.bilibili.com, codesandbox.io, stackblitz.com, codepen.io; frame_hosts in settings.yml adds others'

describe('forbidden content in a body', () => {
  it.each([
    [
      'braces around a word',
      'a {unknown} b',
      '5:3: only {product} is allowed in braces, not {unknown}; write \\{ for a brace',
    ],
    [
      'a misspelt {product}',
      'a {prodcut} b',
      '5:3: only {product} is allowed in braces, not {prodcut} (did you mean “product”?); write \\{ for a brace',
    ],
    [
      'an unknown component',
      'Text.\n\n<Admonitoin />',
      '7:1: there is no component <Admonitoin> (did you mean “Admonition”?); known: Admonition, AdvisorTool, CodeGroup, CompareTool, DocCardList, Endpoint, Example, Glossary, Plan, PlanTool, ReportPart, ReviewTool, Rewrite, RuleFamily, RuleFilter, RuleIndex, RuleLevels, RunTool, TabItem, Tabs, Term, VersionIndex, WhatsNew',
    ],
    [
      'a misspelt element that stands for Markdown',
      'Text.\n\n<RuleFamly name="x" />',
      '7:1: there is no component <RuleFamly> (did you mean “RuleFamily”?); known: Admonition, AdvisorTool, CodeGroup, CompareTool, DocCardList, Endpoint, Example, Glossary, Plan, PlanTool, ReportPart, ReviewTool, Rewrite, RuleFamily, RuleFilter, RuleIndex, RuleLevels, RunTool, TabItem, Tabs, Term, VersionIndex, WhatsNew',
    ],
    [
      'an import',
      'import x from "y"',
      '5:1: the import of “y” is not available: components can be used without an import, and an image as ![what it shows](./image.svg)',
    ],
    ['an export', 'Text.\n\nexport const a = 1', '7:1: export is not available: write the text itself'],
    ['a script', '<script>go()</script>', '5:1: <script> is not allowed in content'],
    [
      'a script inside something else',
      'Text.\n\n<div>\n  <script src="x" />\n</div>',
      '8:3: <script> is not allowed in content',
    ],
    ['a frame of this site', '<iframe src="x" />', `5:1: ${noFrame}`],
    ['a frame of another host', '<iframe src="https://example.org/x" />', `5:1: ${noFrame}`],
    ['a frame without HTTPS', '<iframe src="ftp://www.youtube.com/x" />', `5:1: ${noFrame}`],
    ['an event handler', '<b onClick="go()">x</b>', '5:1: the attribute “onClick” would run code: delete it'],
    [
      'an attribute made by code',
      '<b title={document.title}>x</b>',
      '5:1: the value of “title” must be a plain value, not code',
    ],
    [
      'the list of changes inside of a line',
      'See <WhatsNew /> here.',
      '5:5: <WhatsNew /> must be on a line of its own, without attributes and content',
    ],
    [
      'a tool on a page without its scripts',
      'Text.\n\n<PlanTool />',
      '7:1: <PlanTool> works in docs/workbench/ only: the scripts of other pages do not contain it',
    ],
    ['spread attributes', '<b {...all}>x</b>', '5:1: {...spread} attributes are not available'],
  ])('forbidden content in a body is rejected at its position in the file: %s', async (_, body, message) => {
    expect((await check(body)).reports).toEqual([`en/docs/a.mdx:${message}`])
  })
})

describe('allowed content in a body', () => {
  it.each([
    ['escaped marks', 'a \\{x\\} and \\<5'],
    ['a < between spaces', 'a < b'],
    ['marks in code', '`{x} <5`\n\n```text\n{x} <5\n```'],
    ['the product', 'Use {product} or { product }.'],
    ['comments', 'One. {/* not this */}\n\n{/* nor this */}'],
    [
      'attributes with plain values',
      '<b title={"x"} tabIndex={-1} style={{ color: "red" }} data-list={["a", 1]}>x</b>',
    ],
    ['HTML', '<kbd>Ctrl</kbd> and <br />'],
    ['words that begin like a URL', '<b title="Data: rows by table">x</b> <i aria-label="JavaScript: a client">y</i>'],
  ])('allowed content in a body is accepted: %s', async (_, body) => {
    expect(await check(body)).toEqual({ reports: [], warnings: [] })
  })
})

describe('a body in a lenient folder', () => {
  it('a body in a lenient folder keeps the content of unknown components and drops expressions, with warnings', async () => {
    const settings = { level: 'lenient' } as const
    const { code, warnings } = await compileBody({
      body: '<Card>\n\nA *word* {props.x}.\n\n</Card>',
      file: 'docs/a.mdx',
      locale: 'en',
      settings,
    })
    expect(markup(code)).toBe('<p>A <em>word</em> .</p>')
    expect(warnings.map(({ position }) => position)).toEqual([
      { line: 1, column: 1 },
      { line: 3, column: 10 },
    ])
  })

  it('code in a body in a lenient folder is rejected as well', async () => {
    const files = {
      'settings.yml': 'level: lenient\n',
      'en/docs/a.mdx': mdx('title: A', '<a href="javascript:alert(1)">x</a>'),
    }
    expect((await checkFiles(files)).reports).toEqual(['en/docs/a.mdx:5:1: the URL in “href” would run code'])
  })
})

it.each([
  ["a{' '}b", '<p>a b</p>'],
  ['a {"text"} b', '<p>a text b</p>'],
  ['{`text`}', '<p>text</p>'],
  ['a {6 * 7} b', '<p>a 42 b</p>'],
  ['<b>{"x"}</b>', '<b>x</b>'],
  ['a {null} b', '<p>a  b</p>'],
])('an expression that is plain data is replaced by its text: %s', async (body, expected) => {
  expect(await html(body)).toBe(expected)
})

it.each(['.mdx', '.md'])(
  'an <iframe> in %s has a title, is loaded lazily, and omits unsupported attributes',
  async (ending) => {
    const body =
      '<iframe src="//player.bilibili.com/player.html?bvid=1" frameborder="0" allowfullscreen width="560"></iframe>'
    expect((await lenient(body, { file: `docs/a${ending}` })).text).toBe(
      '<iframe allowFullScreen="" width="560" src="https://player.bilibili.com/player.html?bvid=1" title="player.bilibili.com" loading="lazy"></iframe>',
    )
  },
)

it.each([
  [
    '<div style="color: red; margin: 0" class="x">\n\nText\n\n</div>',
    '<div class="x" style="color:red;margin:0"><p>Text</p></div>',
  ],
  ['A <b style={"color: red"}>word</b>', '<p>A <b style="color:red">word</b></p>'],
  [
    '<video autoplay playsinline src="/a.mp4" ref="v"></video>',
    '<video autoPlay="" playsInline="" src="/a.mp4"></video>',
  ],
  ['<hr>x</hr>', '<hr/>'],
  ['<motion.div>\n\nText\n\n</motion.div>', '<p>Text</p>'],
  ['<>\n\nText\n\n</>', '<p>Text</p>'],
])('HTML that React would refuse is rendered: %s', async (body, expected) => {
  expect((await lenient(body)).text).toBe(expected)
})

it('an <iframe> can show a page of a host in frame_hosts', async () => {
  const settings = { level: 'strict', frameHosts: ['video.example.org'] } as const
  const body = '<iframe src="https://video.example.org/a" title="A" />'
  expect((await lenient(body, { settings })).warnings).toEqual([])
})

describe('elements that no page can contain', () => {
  it.each([
    [
      '.mdx',
      'a\n\n<script>\n{`go()`}\n</script>\n\nb',
      '<p>a</p>\n<p>b</p>',
      '3:1: <script> is not allowed in content',
    ],
    ['.md', 'a <script>go()</script> b', '<p>a  b</p>', '1:3: <script> is not allowed in content'],
    ['.md', '<style>p {}</style>\n\nb', '\n<p>b</p>', '1:1: <style> is not allowed in content'],
    ['.mdx', '<form>\n\nText\n\n</form>', '<p>Text</p>', '1:1: <form> is not allowed in content'],
    ['.mdx', '<b onClick="go()">x</b>', '<b>x</b>', '1:1: the attribute “onClick” would run code: delete it'],
    ['.md', '<b onclick="go()">x</b>', '<p><b>x</b></p>', '1:1: the attribute “onClick” would run code: delete it'],
    [
      '.mdx',
      '<b title={document.title}>x</b>',
      '<b>x</b>',
      '1:1: the value of “title” must be a plain value, not code',
    ],
    [
      '.md',
      'A List<String> of names',
      '<p>A List&lt;String&gt; of names</p>',
      '1:7: <String> is not an HTML element that pages can contain',
    ],
    [
      '.mdx',
      '<iframe src="https://example.org/x" />',
      '<p><a href="https://example.org/x">https://example.org/x</a></p>',
      '1:1: an <iframe> must show',
    ],
  ])('%s is shown without them in a lenient folder: %j', async (ending, body, expected, warning) => {
    const { text, warnings } = await lenient(body, { file: `docs/a${ending}` })
    expect(text.trim()).toBe(expected.trim())
    expect(warnings).toEqual([expect.stringContaining(warning)])
  })
})

it('all errors of a body are reported, not only the first', async () => {
  expect((await check('{a}\n\n<script />\n\n[x](javascript:alert)')).reports).toHaveLength(3)
})
