import { describe, expect, it } from 'vitest'
import { compileText, html } from '../test-body'

/** Returns the tag of the first image of a body. */
const image = async (body: string) => /<(?:img|x-figure) [^>]*>/.exec(await html(body))?.[0]

describe('imports of Docusaurus', () => {
  it.each(['@theme/Tabs', '@theme/TabItem', '@theme/Admonition', '@theme/DocCardList', 'react'])(
    'imports of %s are removed',
    async (from) => {
      expect(await html(`import X from '${from}';\n\nText.`)).toBe('<p>Text.</p>')
    },
  )

  it('imports may have any local name', async () => {
    const imports = "import T from '@theme/Tabs'\nimport I from '@theme/TabItem'"
    expect(await html(`${imports}\n\n<T>\n<I value="a">One</I>\n</T>`)).toBe(
      '<x-tabs><x-tab value="a">One</x-tab></x-tabs>\n<x-script></x-script>',
    )
  })

  it('imports of Link become links', async () => {
    expect(await html('import Link from \'@docusaurus/Link\'\n\nSee <Link to="/faq/">this</Link>.')).toBe(
      '<p>See <a href="/faq/">this</a>.</p>',
    )
  })

  it.each([
    ['import plan from \'./plan.png\'\n\n<img src={plan} alt="A plan" />'],
    ['import plan from \'./plan.png\'\n\n<img src={plan.default} alt="A plan" />'],
    ['<img src={require("./plan.png").default} alt="A plan" />'],
    ['<img src={require("./plan.png")} alt="A plan" />'],
    ['import Plan from \'./plan.png\'\n\n<Plan alt="A plan" />'],
  ])('imports of images are replaced by their paths: %s', async (body) => {
    const tag = await image(body)
    expect(tag).toContain('src="asset:docs/guides/plan.png"')
    expect(tag).toContain('alt="A plan"')
  })

  it.each([
    ['/img/a.png', '/img/a.png'],
    ['img/a.png', '/img/a.png'],
    ['./img/a.png', '/img/a.png'],
    ['https://example.org/a.png', 'https://example.org/a.png'],
  ])('useBaseUrl of %s is the root-relative URL %s', async (path, url) => {
    const body = `import useBaseUrl from '@docusaurus/useBaseUrl'\n\n<img src={useBaseUrl('${path}')} alt="A" />`
    expect(await image(body)).toContain(`src="${url}"`)
  })

  it.each([
    [
      "import Chart from './Chart'",
      'the import of “./Chart” is not available: components can be used without an import, and an image as ![what it shows](./image.svg)',
    ],
    ["import Tabs from '@theme/tabs'", 'the import of “@theme/tabs” is not available (did you mean “@theme/Tabs”?)'],
    ["import Part from './_part.mdx'", 'there is no file “docs/guides/_part.mdx” in the content folder to import'],
    [
      "import Props from '@ionic/api/v9/tab/props.md'",
      'the texts of the package “@ionic/api” are not available: copy the file beside the page, as _name.md, and import it from there',
    ],
    [
      "import Part from '../../../part.md'",
      '“../../../part.md” is outside of the content: copy the file beside the page, as _name.md, and import it from there',
    ],
    ['export const a = 1', 'export is not available: write the text itself'],
    ['<img src={load("./a.png")} alt="a" />', 'the value of “src” must be a plain value, not code'],
  ])('an import or export that is not available is rejected with a fix: %s', async (body, message) => {
    await expect(compileText(`Text.\n\n${body}`)).rejects.toThrow(message)
  })
})
