import type { Expression, ImportDeclaration, Program } from 'estree'
import type { Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { didYouMean } from '../../text/nearest'

/**
 * Modules that pages of the previous site import, with the component that replaces each, `undefined` if none is needed.
 */
const components: Readonly<Record<string, string | undefined>> = {
  '@theme/Tabs': 'Tabs',
  '@theme/TabItem': 'TabItem',
  '@theme/Admonition': 'Admonition',
  '@theme/DocCardList': 'DocCardList',
  '@docusaurus/Link': 'a',
  '@docusaurus/useBaseUrl': undefined,
  react: undefined,
}

/** Paths of image files that a page can import. */
const asset = /^(?:\.{1,2}\/|@site\/).+\.(?:svg|png|jpe?g|gif|webp|avif)$/i

/**
 * Removes imports of known components, which need no import, and replaces imported images by their paths. Fails on any
 * other import and on an export.
 */
export function remarkImports() {
  return (tree: Root, file: VFile) => {
    const names = new Map<string, string>()
    const assets = new Map<string, string>()
    visit(tree, 'mdxjsEsm', (node, index, parent) => {
      for (const statement of (node.data?.estree as Program | undefined)?.body ?? []) {
        if (statement.type !== 'ImportDeclaration') {
          file.fail('export is not available: write the text itself', node)
        }
        readImport(statement, names, assets, (reason) => file.fail(reason, node))
      }
      if (parent && index !== undefined) parent.children.splice(index, 1)
      return index
    })
    visit(tree, (node, index, parent) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return
      const image = assets.get(node.name ?? '')
      if (image !== undefined && parent && index !== undefined) {
        node.name = 'img'
        node.attributes.push({ type: 'mdxJsxAttribute', name: 'src', value: image })
      }
      node.name = names.get(node.name ?? '') ?? node.name
      readAttributes(node, assets)
    })
  }
}

function readImport(
  statement: ImportDeclaration,
  names: Map<string, string>,
  assets: Map<string, string>,
  fail: (reason: string) => never,
): void {
  const from = String(statement.source.value)
  const locals = statement.specifiers.map(({ local }) => local.name)
  if (asset.test(from)) locals.forEach((name) => assets.set(name, from))
  else if (Object.hasOwn(components, from)) locals.forEach((name) => names.set(name, components[from] ?? name))
  else if (/\.mdx?$/.test(from)) fail(`a page cannot be imported: write its text here, or a link to “${from}”`)
  else {
    const known = Object.keys(components)
    fail(
      `the import of “${from}” is not available${didYouMean(from, known)}: components can be used without an import, ` +
        'and an image as ![what it shows](./image.svg)',
    )
  }
}

/**
 * Resolves images in attributes (`{name}`, `{require('./x.png').default}`, `{useBaseUrl('/x.png')}`) and renames `to`
 * of links.
 */
function readAttributes(node: MdxJsxFlowElement | MdxJsxTextElement, assets: ReadonlyMap<string, string>): void {
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue
    if (node.name === 'a' && attribute.name === 'to') attribute.name = 'href'
    if (typeof attribute.value !== 'object' || !attribute.value) continue
    const [statement] = (attribute.value.data?.estree as Program | undefined)?.body ?? []
    if (statement?.type !== 'ExpressionStatement') continue
    attribute.value = pathOf(statement.expression, assets) ?? attribute.value
  }
}

function pathOf(node: Expression, assets: ReadonlyMap<string, string>): string | undefined {
  if (node.type === 'Identifier') return assets.get(node.name)
  if (node.type === 'MemberExpression') {
    const isDefault = node.property.type === 'Identifier' && node.property.name === 'default'
    return isDefault && node.object.type !== 'Super' ? pathOf(node.object, assets) : undefined
  }
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return undefined
  const [path] = node.arguments
  const isPath = ['require', 'useBaseUrl'].includes(node.callee.name) && path?.type === 'Literal'
  return isPath && typeof path.value === 'string' ? path.value : undefined
}
