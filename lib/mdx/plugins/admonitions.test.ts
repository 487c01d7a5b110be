import { describe, expect, it } from 'vitest'
import { html, lenient } from '../test-body'

describe('admonitions', () => {
  it.each(['note', 'tip', 'info', 'warning', 'danger'])('an admonition may be of the kind “%s”', async (kind) => {
    expect(await html(`:::${kind}\n\nText **b**.\n\n:::`)).toBe(
      `<x-box kind="${kind}"><p>Text <strong>b</strong>.</p></x-box>`,
    )
  })

  it('the title of an admonition is plain text, with the product’s name', async () => {
    expect(await html(':::warning[Care with {product}]\n\nText.\n\n:::')).toBe(
      '<x-box kind="warning" title="Care with SQL Tuner"><p>Text.</p></x-box>',
    )
  })

  it('an admonition with more colons may contain another one', async () => {
    expect(await html('::::note\n\n:::tip[In]\n\nText.\n\n:::\n\n::::')).toBe(
      '<x-box kind="note"><x-box kind="tip" title="In"><p>Text.</p></x-box></x-box>',
    )
  })

  it('the title of an admonition may have markup', async () => {
    expect(await html(':::tip[Use **this** on {product}]\n\nText.\n\n:::')).toBe(
      '<x-box kind="tip" titled=""><p data-title="">Use <strong>this</strong> on SQL Tuner</p><p>Text.</p></x-box>',
    )
  })

  it.each([
    ['caution', 'warning'],
    ['important', 'info'],
    ['success', 'tip'],
    ['secondary', 'note'],
  ])('the kind of admonition “%s” is an alias of “%s”', async (alias, kind) => {
    expect(await html(`:::${alias}\nText.\n:::`)).toBe(`<x-box kind="${kind}"><p>Text.</p></x-box>`)
  })

  it('the title of an admonition may follow its kind, as in Docusaurus', async () => {
    expect(await html(':::note Mind [this] \n\nText.\n\n:::')).toBe(
      '<x-box kind="note" title="Mind [this]"><p>Text.</p></x-box>',
    )
  })

  it('a title that follows its kind may have links', async () => {
    expect(await html(':::tip [Tool](https://example.com) of [ours]\n\nText.\n\n:::')).toContain(
      '<p data-title=""><a href="https://example.com">Tool</a> of [ours]</p><p>Text.</p>',
    )
  })

  it.each([
    ['NOTE', 'note'],
    ['TIP', 'tip'],
    ['IMPORTANT', 'info'],
    ['WARNING', 'warning'],
    ['CAUTION', 'danger'],
    ['note', 'note'],
  ])('GitHub’s alert [!%s] becomes the admonition “%s”', async (mark, kind) => {
    expect(await html(`> [!${mark}]\n> Text **b**.\n>\n> More.`)).toBe(
      `<x-box kind="${kind}"><p>Text <strong>b</strong>.</p><p>More.</p></x-box>`,
    )
  })

  it('a block quote without an alert does not become an admonition', async () => {
    expect(await html('> Text.')).toBe('<blockquote>\n<p>Text.</p>\n</blockquote>')
    expect(await html('> [!NOTE] Text.')).toContain('<blockquote>')
  })

  it('an admonition needs no blank lines inside its fences', async () => {
    expect(await html(':::note\nText.\n:::')).toBe('<x-box kind="note"><p>Text.</p></x-box>')
  })
})

describe('colons in prose', () => {
  it.each([
    'At 10:30am, a:b and 3:1',
    'key:value and a ::b :c: d',
    'port:3306[default]',
    'note:warning',
    '时间:10:30，比例:a:b',
  ])('colons in prose are not changed: %s', async (text) => {
    expect(await html(text)).toBe(`<p>${text}</p>`)
  })

  it('::leaf[x] alone on a line is not changed', async () => {
    expect(await html('One.\n\n::leaf[x]')).toBe('<p>One.</p>\n<p>::leaf[x]</p>')
  })

  it('colons inside other markup are not changed', async () => {
    expect(await html('- **a:b** {product}:c')).toBe('<ul>\n<li><strong>a:b</strong> SQL Tuner:c</li>\n</ul>')
  })
})

describe('admonitions in a lenient folder', () => {
  it('the content of an unknown admonition is a quotation, with a warning', async () => {
    expect(await lenient(':::details Title\r\n\r\nText.\r\n\r\n:::\r\n')).toEqual({
      text: '<blockquote>\n<p>Title</p>\n<p>Text.</p>\n</blockquote>',
      warnings: ['1:1: there is no admonition “:::details”'],
    })
  })

  it('an admonition without an end is shown, with a warning', async () => {
    const { text, warnings } = await lenient(':::note\n\nText.')
    expect(text).toContain('<x-box kind="note">')
    expect(warnings).toEqual([expect.stringContaining('1:1: this “:::” has no “:::” that closes it')])
  })

  it('an <Admonition> of an unknown kind is a note, with a warning', async () => {
    expect(await lenient('<Admonition type="zebra">a</Admonition>')).toEqual({
      text: '<x-box kind="note">a</x-box>',
      warnings: ['1:1: unknown kind of admonition: zebra; known: note, tip, info, warning, danger'],
    })
  })
})

it.each([
  [
    '::::tip[A]\n\n:::note[B]\nOne\n:::\n\n::::',
    '<x-box kind="tip" title="A"><x-box kind="note" title="B"><p>One</p></x-box></x-box>',
  ],
  ['> [!TIP]\n> > [!NOTE]\n> > One', '<x-box kind="tip"><x-box kind="note"><p>One</p></x-box></x-box>'],
  [
    '::::tip[*A*]\n\n:::note\nOne\n:::\n\n::::',
    '<x-box kind="tip" titled=""><p data-title=""><em>A</em></p><x-box kind="note"><p>One</p></x-box></x-box>',
  ],
])('an admonition in an admonition with a title is shown: %s', async (body, expected) => {
  expect(await html(body)).toBe(expected)
})
