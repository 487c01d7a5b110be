import { describe, expect, it } from 'vitest'
import { checkFiles } from '../../content-lint/test-check'
import { mdx } from '../../content-files/test-fixtures'
import { compileText, html, lenient } from '../test-body'

/** Returns the TeX of each formula in the HTML, in brackets for display formulas. */
const htmlOf = async (body: string) =>
  (await html(body))
    .replace(/<x-formula html="[^"]*" tex="([^"]*)" display=""><\/x-formula>/g, '[[$1]]')
    .replace(/<x-formula html="[^"]*" tex="([^"]*)"><\/x-formula>/g, '[$1]')

describe('dollars', () => {
  it.each([
    ['Of $a < b$ rows.', '<p>Of [a &lt; b] rows.</p>'],
    ['选择率为$s$时', '<p>选择率为[s]时</p>'],
    ['From $x_{1}$, to $\\frac{a}{b}$.', '<p>From [x_{1}], to [\\frac{a}{b}].</p>'],
    ['The sum $a +\nb$ here', '<p>The sum [a +\nb] here</p>'],
    ['It costs $5 and $6.', '<p>It costs $5 and $6.</p>'],
    ['From $5 to 6$ a month', '<p>From [5 to 6] a month</p>'],
    ['US$5 and US$6', '<p>US$5 and US$6</p>'],
    ['$1, $2 and $3', '<p>$1, $2 and $3</p>'],
    ['In $HOME:$PATH', '<p>In $HOME:$PATH</p>'],
    ['${x}^2$ is one', '<p>[{x}^2] is one</p>'],
    ['\\$5 or $x$', '<p>$5 or [x]</p>'],
    ['A price in a formula: $p = \\text{\\textdollar}5$', '<p>A price in a formula: [p = \\text{\\textdollar}5]</p>'],
    ['`$x$` is code', '<p><code>$x$</code> is code</p>'],
    ['$ x $ and $x $', '<p>$ x $ and $x $</p>'],
    ['In a line, $$a + b$$ by itself', '<p>In a line, [[a + b]] by itself</p>'],
    ['$$\na + b\n$$', '[[a + b]]'],
    ['```math\na = b\n```', '[[a = b]]'],
    ['- one\n\n  $$\n  a\n  $$', '<ul>\n<li>\n<p>one</p>\n[[a]]\n</li>\n</ul>'],
    ['It costs $5.\n\nAnd $6.', '<p>It costs $5.</p>\n<p>And $6.</p>'],
    ['$x$ of {product}', '<p>[x] of SQL Tuner</p>'],
  ])('dollars are parsed as formulas or prices: %j', async (body, expected) => {
    expect(await htmlOf(body)).toBe(expected)
  })
})

it('dollars are text in a folder with formulas: false, also in pages with partials', async () => {
  const settings = { level: 'lenient', formulas: false } as const
  const body = 'Set $a < b$ or $$c$$.\n\n$$\nd\n$$\n'
  const text = '<p>Set $a &lt; b$ or $$c$$.</p>\n<p>$$\nd\n$$</p>'
  expect((await lenient(body, { settings })).text).toBe(text)
  const path = 'docs/_part.md'
  const imported = { [path]: { file: `en/${path}`, text: 'Part\n' } }
  const page = "import Part from '../_part.md'\n\n$$\n\n<Part />\n"
  expect((await lenient(page, { settings, imported })).text).toBe('<p>$$</p>\n<p>Part</p>')
})

describe('a formula', () => {
  it('a formula is MathML with its TeX as an annotation', async () => {
    const { code } = await compileText('$x^2$')
    expect(code).toContain(
      '<math><semantics><mrow><msup><mi>x</mi><mn>2</mn></msup></mrow><annotation encoding=\\"application/x-tex\\">x^2</annotation></semantics></math>',
    )
  })

  it('a formula is indexed by its TeX', async () => {
    expect((await compileText('A $x^2$ b')).sections[0]?.text).toBe('A x^2 b')
  })

  it.each([
    ['Text $\\frac{a$ b', "5:14: invalid formula: Unexpected end of input in a macro argument, expected '}'"],
    ['$$\na\n\\nope{b}\n$$', '7:1: invalid formula: Undefined control sequence: \\nope'],
    ['> ```math\n> a + \\nope\n> ```', '6:7: invalid formula: Undefined control sequence: \\nope'],
    ['$\\href{https://example.org/}{x}$', '5:1: \\href is not available in a formula'],
    ['$$ a\nb\n$$', '5:1: a formula of several lines must begin on the line below `$$`'],
    ['$$\na\n\nText', '5:1: this `$$` has no `$$` that closes it, on a line of its own'],
  ])('a formula with an error is reported at its position: %j', async (body, message) => {
    const { reports } = await checkFiles({ 'en/docs/a.mdx': mdx('title: A', body) })
    expect(reports).toEqual([`en/docs/a.mdx:${message}`])
  })
})

describe('formulas in a lenient folder', () => {
  it.each([
    ['Text $\\nope$ b', '<p>Text <code>\\nope</code> b</p>'],
    ['$$\n\\nope\n$$', '<x-code language="latex"'],
  ])('an invalid formula is shown as code, with a warning: %j', async (body, expected) => {
    const { text, warnings } = await lenient(body)
    expect(text).toContain(expected)
    expect(warnings).toEqual([expect.stringContaining('invalid formula: Undefined control sequence: \\nope')])
  })

  it('variables of a script are not a formula', async () => {
    expect((await lenient('Set ${a}=${b} here.', { file: 'docs/a.md' })).text).toBe('<p>Set ${a}=${b} here.</p>')
  })
})
