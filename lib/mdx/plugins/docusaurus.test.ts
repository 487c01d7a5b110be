import { describe, expect, it } from 'vitest'
import { compileText, html, lenient } from '../test-body'

describe('components of Docusaurus', () => {
  it.each([
    ['<Link to="/faq/">this</Link>', '<p><a href="/faq/">this</a></p>'],
    ['<Translate id="x">Text</Translate>', '<p>Text</p>'],
    ['<BrowserOnly>\n\nText\n\n</BrowserOnly>', '<p>Text</p>'],
    ['<Admonition>a</Admonition>', '<x-box kind="note">a</x-box>'],
    ['<TOCInline toc={toc} />\n\nText', '<p>Text</p>'],
    ['<Details summary="More">\n\nText\n\n</Details>', '<details><summary>More</summary><p>Text</p></details>'],
    ['<Admonition type="caution" icon="x" title="T">a</Admonition>', '<x-box kind="warning" title="T">a</x-box>'],
    [
      '<ThemedImage alt="A" sources={{ light: useBaseUrl("/a.png"), dark: "/b.png" }} />',
      '<x-figure src="/a.png" alt="A" dark="/b.png"></x-figure>',
    ],
    [
      'import Image from "@theme/IdealImage"\n\n<Image img={require("./a.png")} alt="A" />',
      '<x-figure src="asset:docs/guides/a.png" alt="A" loading="eager"></x-figure>',
    ],
    [
      'import { useCurrentSidebarCategory } from "@docusaurus/theme-common"\n\n<DocCardList items={useCurrentSidebarCategory().items} />',
      '<x-cards></x-cards>',
    ],
  ])('components of Docusaurus are replaced without a warning: %s', async (body, expected) => {
    expect((await html(body)).trim()).toBe(expected)
  })

  it.each([
    ['<CodeBlock language="js" title="a.js">\n{`const a = 1\n\nb`}\n</CodeBlock>'],
    ['<CodeBlock className="language-js" title="a.js">const a = 1</CodeBlock>'],
  ])('a <CodeBlock> is a fence: %s', async (body) => {
    const text = await html(body)
    expect(text).toContain('<x-code language="js"')
    expect(text).toContain('title="a.js"')
    expect(text).toContain('&gt;const&lt;/span')
  })

  it('a <Heading> is in the table of contents, except one of level 1, which is the title', async () => {
    const body = '<Heading as="h1" children={"Title"} />\n\n<Heading as="h3" id="a">On {product}</Heading>'
    expect((await compileText(body)).toc).toEqual([{ id: 'a', depth: 3, text: 'On SQL Tuner' }])
  })
})

describe('components of components.yml', () => {
  const components = {
    Highlight: { element: 'mark' },
    Hint: { admonition: 'tip' },
    Card: { content: true },
    Logo: { drop: true },
  } as const

  it.each([
    ['A <Highlight color="red" title="T">word</Highlight>.', '<p>A <mark title="T">word</mark>.</p>'],
    ['<Hint title="T" level={x}>\n\nText\n\n</Hint>', '<x-box title="T" kind="tip"><p>Text</p></x-box>'],
    ['<Card>\n\nText\n\n</Card>', '<p>Text</p>'],
    ["import Logo from '@site/src/Logo'\n\nText <Logo>x</Logo>", '<p>Text </p>'],
  ])('components of components.yml are replaced: %s', async (body, expected) => {
    const { text, warnings } = await lenient(body, { components, settings: { level: 'strict' } })
    expect(text.trim()).toBe(expected)
    expect(warnings).toEqual([])
  })

  it('a .md file with a component of components.yml is MDX', async () => {
    const { text } = await lenient('A <Highlight>word</Highlight>.', { components, file: 'docs/a.md' })
    expect(text).toBe('<p>A <mark>word</mark>.</p>')
  })
})

it('the method and path of an operation, by the OpenAPI plugin, are code', async () => {
  const element =
    '<MethodEndpoint\n  method={"get"}\n  path={"/pets/{id}"}\n  context={"endpoint"}\n>\n  \n</MethodEndpoint>'
  const { text, warnings } = await lenient(
    `import MethodEndpoint from "@theme/ApiExplorer/MethodEndpoint"\n\n${element}`,
  )
  expect(text).toContain('<x-code language="http"')
  expect(text.replace(/&lt;.*?&gt;/g, '')).toContain('GET /pets/{id}')
  expect(warnings).toEqual([])
})

it('fences of mdx-code-block are MDX', async () => {
  const body = '```mdx-code-block\n<Details summary="More">\n```\n\nText\n\n```mdx-code-block\n</Details>\n```'
  expect((await lenient(body, { file: 'docs/a.md' })).text).toContain(
    '<details><summary>More</summary><p>Text</p></details>',
  )
})

it.each(['.mdx', '.md'])(
  'the <head> of a body in %s is not shown, and its unsupported elements are reported',
  async (ending) => {
    const body =
      'One.\n\n<head>\n  <meta name="description" content="a">\n  <link rel="canonical" href="/x/" />\n</head>\n\nTwo.'
    expect(await lenient(body, { file: `docs/a${ending}` })).toEqual({
      text: '<p>One.</p>\n<p>Two.</p>',
      warnings: ['3:1: the <head> of a page does not support <link rel="canonical" href="/x/">'],
    })
  },
)

describe('headings in a lenient folder', () => {
  it('headings in a lenient folder need no letter or digit, and may have the anchor of another heading', async () => {
    const { text, warnings } = await lenient('## 🎉\n\n## ⏩\n\n##\n\n## A {#a}\n\n## B {#a}')
    expect([...text.matchAll(/<h2 id="([^"]*)"/g)].map(([, id]) => id)).toEqual(['section', 'section-2', 'a', 'a-1'])
    expect(warnings).toEqual(['9:1: duplicate anchor “#a”: give one of the headings another one, {#name}'])
  })
})
