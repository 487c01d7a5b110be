import { describe, expect, it } from 'vitest'
import { checkFiles } from '../content-lint/test-check'
import { mdx } from '../content-files/test-fixtures'
import { compilePartials as compile, partialHtml as html } from './test-partials'

describe('partials', () => {
  it.each([
    ['below the page', "import Note from './_note.mdx'\n\n<Note />", 'docs/guides/_note.mdx'],
    [
      'with a backslash that a formatter wrote',
      "import Note from './\\_note.mdx'\n\n<Note />",
      'docs/guides/_note.mdx',
    ],
    ['in the folder above', "import Note from '../_note.md'\n\n<Note />", 'docs/_note.md'],
    ['from the root of the site', "import Note from '@site/docs/_note.mdx';\n\n<Note></Note>", 'docs/_note.mdx'],
    ['from a folder beside the languages', "import Note from '@site/parts/a.mdx'\n\n<Note />", 'parts/a.mdx'],
  ])('a partial %s is shown in place of its element', async (_, body, path) => {
    expect(await html(body, { [path]: '---\ntitle: Ignored\n---\n\nA *word*.' })).toBe('<p>A <em>word</em>.</p>')
  })

  it('a partial is shown in lists, tabs and sentences', async () => {
    const files = { 'docs/guides/_a.mdx': 'One' }
    const statement = "import A from './_a.mdx'\n\n"
    expect(await html(`${statement}- x\n\n  <A />\n- y`, files)).toContain('<p>x</p>\n<p>One</p>')
    expect(await html(`${statement}Number <A /> here.`, files)).toBe('<p>Number One here.</p>')
    expect(await html(`${statement}<Tabs>\n  <TabItem value="a"><A /></TabItem>\n</Tabs>`, files)).toContain(
      '<x-tab value="a"><p>One</p></x-tab>',
    )
  })

  it('headings of a partial are in the table of contents, and its links and images are relative to the partial', async () => {
    const text = '## Set up\n\n[a](./b.mdx) and ![c](./c.png).\n\n```js\nprops.a\n```'
    const { toc, links, images } = await compile("import A from '../_parts/a.mdx'\n\n<A />", {
      'docs/_parts/a.mdx': text,
    })
    expect(toc).toEqual([{ id: 'set-up', depth: 2, text: 'Set up' }])
    const from = { file: 'content/en/docs/_parts/a.mdx' }
    expect(links).toEqual([{ href: 'doc:docs/_parts/b.mdx', line: 3, column: 1, from }])
    expect(images).toEqual([{ src: 'asset:docs/_parts/c.png', line: 3, column: 18, from }])
  })

  it('props of a partial have the values of its attributes', async () => {
    const text = 'On {props.name} {props.version}: [x](/a/){props.none}\n\n<b title={props.name}>y</b>'
    expect(
      await html('import A from \'./_a.mdx\'\n\n<A name="MySQL" version={8} />', { 'docs/guides/_a.mdx': text }),
    ).toBe('<p>On MySQL 8: <a href="/a/">x</a></p>\n<b title="MySQL">y</b>')
  })

  it('a partial may import partials, components and images', async () => {
    const files = {
      'docs/_p/a.mdx':
        "import B from './b.mdx'\nimport T from '@theme/Tabs'\nimport img from './x.png'\n\n<B />\n\n<img src={img} alt=\"X\" />",
      'docs/_p/b.mdx': 'Inner.',
    }
    expect(await html("import A from '../_p/a.mdx'\n\n<A />", files)).toBe(
      '<p>Inner.</p>\n<x-figure src="asset:docs/_p/x.png" alt="X" loading="eager"></x-figure>',
    )
  })

  it('a page and its partials may import the same component', async () => {
    const text = "import T from '@theme/Tabs'\nimport A from './_c.mdx'\n\nText."
    const files = { 'docs/guides/_a.mdx': text, 'docs/guides/_b.mdx': text, 'docs/guides/_c.mdx': '' }
    const body = "import T from '@theme/Tabs'\nimport A from './_a.mdx'\nimport B from './_b.mdx'\n\n<A />\n\n<B />"
    expect(await html(body, files)).toBe('<p>Text.</p>\n<p>Text.</p>')
  })

  it('an error in a partial is reported at its line in the partial', async () => {
    const files = { 'docs/guides/_a.mdx': '---\na: b\n---\n\n<script />' }
    await expect(compile("Text.\n\nimport A from './_a.mdx'\n\n<A />", files)).rejects.toMatchObject({
      message: '<script> is not allowed in content',
      position: { line: 5, column: 1, from: { file: 'content/en/docs/guides/_a.mdx' } },
    })
  })

  it('partials that import each other are rejected', async () => {
    const files = {
      'docs/guides/_a.mdx': "import B from './_b.mdx'\n\n<B />",
      'docs/guides/_b.mdx': "import A from './_a.mdx'\n\n<A />",
    }
    await expect(compile("import A from './_a.mdx'\n\n<A />", files)).rejects.toThrow(
      'the import of “docs/guides/_a.mdx” is circular: docs/guides/x.mdx → docs/guides/_a.mdx → docs/guides/_b.mdx → docs/guides/_a.mdx',
    )
  })

  it('the source of a file and the data of a JSON file can be shown', async () => {
    const files = { 'docs/guides/x.py': 'return None\n', 'docs/guides/v.json': '{"latest": {"name": "1.2"}}' }
    const text = await html(
      "import source from '!!raw-loader!./x.py'\nimport v from './v.json'\n\n<CodeBlock language=\"python\">{source}</CodeBlock>\n\nFrom {v.latest.name} on.",
      files,
    )
    expect(text).toContain('<x-code language="python"')
    expect(text).toContain('return')
    expect(text).toContain('<p>From 1.2 on.</p>')
  })
})

describe('files with partials', () => {
  it('partials are not pages, and their errors name their files', async () => {
    const { reports, warnings } = await checkFiles({
      'en/docs/a.mdx': mdx('title: A', "import P from './_p.mdx'\n\n<P />"),
      'en/docs/_p.mdx': 'Text.\n\n{x}\n\n[b](./b.mdx)',
    })
    expect(reports).toEqual(['en/docs/_p.mdx:3:1: only {product} is allowed in braces, not {x}; write \\{ for a brace'])
    expect(warnings).toEqual([])
  })

  it('an English partial without a translation is shown in Chinese pages', async () => {
    const { reports, warnings } = await checkFiles({
      'en/docs/a.mdx': mdx('title: A', "import P from './_p.mdx'\n\n<P />"),
      'zh/docs/a.mdx': mdx('title: A', "import P from './_p.mdx'\n\n<P />"),
      'en/docs/_p.mdx': '## One {#one}',
    })
    expect([reports, warnings]).toEqual([[], []])
  })

  it('an import of a file that does not exist is reported', async () => {
    const { reports } = await checkFiles({ 'en/docs/a.mdx': mdx('title: A', "import P from './_p.mdx'\n\n<P />") })
    expect(reports).toEqual(['en/docs/a.mdx:5:1: there is no file “docs/_p.mdx” in the content folder to import'])
  })
})
