import { describe, expect, it } from 'vitest'
import { partialHtml as html } from './test-partials'

describe('partials with content', () => {
  it.each([
    ['in a block', 'Before\n\n{props.children}\n\nAfter', '<p>Before</p><p>In <em>A</em></p><p>After</p>'],
    ['in an element', '<div>{props.children}</div>', '<div>In <em>A</em></div>'],
    [
      'in a component that is not available',
      'Before\n\n<Box content={props.children} />',
      '<p>Before</p><p>In <em>A</em></p>',
    ],
    [
      'in a list',
      '- One\n\n  {props.children}\n- Two',
      '<ul><li><p>One</p><p>In <em>A</em></p></li><li><p>Two</p></li></ul>',
    ],
    ['in no place', 'Before', '<p>Before</p>'],
  ])('the content of an element is where its partial shows it: %s', async (_, text, expected) => {
    const body = "import A from './_a.mdx'\n\n<A>\n\nIn *A*\n\n</A>"
    const shown = await html(body, { 'docs/guides/_a.mdx': text }, { level: 'lenient' })
    expect(shown.replaceAll('>\n<', '><')).toBe(expected)
  })

  it.each([
    [
      'in a list',
      '- One\n\n  <A>\n  - x\n  - y\n  </A>',
      '{props.children}',
      '<ul><li><p>One</p><ul><li>x</li><li>y</li></ul></li></ul>',
    ],
    [
      'in a quotation',
      '> <A>\n>\n> One\n>\n> Two\n>\n> </A>',
      'Before\n\n{props.children}',
      '<blockquote><p>Before</p><p>One</p><p>Two</p></blockquote>',
    ],
    [
      'in an item of the partial',
      '<A>\n\nOne\n\nTwo\n\n</A>',
      '- {props.children}\n- z',
      '<ul><li><p>One</p><p>Two</p></li><li><p>z</p></li></ul>',
    ],
    [
      'in a quotation of the partial',
      '<A>\n\nOne\n\nTwo\n\n</A>',
      '> {props.children}',
      '<blockquote><p>One</p><p>Two</p></blockquote>',
    ],
    [
      'below a line of the partial',
      '<A>\n\nOne\n\nTwo\n\n</A>',
      'Before\n{props.children}\nAfter',
      '<p>Before</p><p>One</p><p>Two</p><p>After</p>',
    ],
  ])('content of several lines keeps its structure %s', async (_, body, text, expected) => {
    const shown = await html(`import A from './_a.mdx'\n\n${body}`, { 'docs/guides/_a.mdx': text })
    expect(shown.replaceAll('>\n<', '><')).toBe(expected)
  })

  it.each([
    ['of a partial', ':::tip\n\n<A />\n\nAfter\n\n:::', ':::note\n\nIn\n\n:::'],
    [
      'of the content of an element',
      '<A>\n\n:::note\n\nIn\n\n:::\n\nAfter\n\n</A>',
      ':::tip\n\n{props.children}\n\n:::',
    ],
    [
      'that its code shows',
      ':::tip\n\n<A />\n\nAfter\n\n:::',
      '```\n:::\n```',
      '<x-box kind="tip"><x-code language="text" html="&lt;pre tabindex=&quot;0&quot;&gt;&lt;code&gt;:::&lt;/code&gt;&lt;/pre&gt;"></x-code><p>After</p></x-box>',
    ],
    [
      'of a partial in another',
      ':::tip\n\n<B />\n\nAfter\n\n:::',
      ':::note\n\nIn\n\n:::',
      '<x-box kind="tip"><x-box kind="info"><x-box kind="note"><p>In</p></x-box></x-box><p>After</p></x-box>',
    ],
  ])('an admonition can contain one %s with as many colons', async (_, body, text, expected?: string) => {
    const files = {
      'docs/guides/_a.mdx': text,
      'docs/guides/_b.mdx': "import A from './_a.mdx'\n\n:::info\n\n<A />\n\n:::",
    }
    const shown = await html(`import A from './_a.mdx'\nimport B from './_b.mdx'\n\n${body}`, files)
    expect(shown).toBe(expected ?? '<x-box kind="tip"><x-box kind="note"><p>In</p></x-box><p>After</p></x-box>')
  })

  it('an element without content shows none in its partial', async () => {
    const text = 'A {props.children}word\n\n{props.children}'
    expect(await html("import A from './_a.mdx'\n\n<A />", { 'docs/guides/_a.mdx': text })).toBe('<p>A word</p>')
  })

  it('the content of a partial can be a word of its line, and can contain other partials', async () => {
    const files = { 'docs/guides/_a.mdx': '[ {props.children} ]', 'docs/guides/_b.mdx': 'One\n\nTwo' }
    const statement = "import A from './_a.mdx'\nimport B from './_b.mdx'\n\n"
    expect(await html(`${statement}See <A>*this*</A>.`, files)).toBe('<p>See [ <em>this</em> ].</p>')
    expect(await html(`${statement}<A>\n  <B />\n</A>\n\nEnd`, files)).toBe(
      '<p>[</p>\n<p>One</p>\n<p>Two</p>\n<p>]</p>\n<p>End</p>',
    )
  })
})
