import type { Code, Heading, Image, Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import type { Node, Parent } from 'unist'
import { SKIP, visit } from '../../text/visit'
import type { VFile } from 'vfile'
import type { ComponentRule } from '../../content-model/component-rules'
import { admonitionKinds, admonitionAliases } from '../components'
import { attributesOf, contentOf, isJsxElement, jsx, setAttribute } from '../jsx'
import { valueInScope } from '../scope'

type Element = MdxJsxFlowElement | MdxJsxTextElement
type Replacement = (node: Element, file: VFile) => readonly Node[] | undefined

/** The replacement of each component of Docusaurus; undefined keeps the element, which may have been changed. */
const replacements: Readonly<Record<string, Replacement>> = {
  Admonition: convertAdmonition,
  BrowserOnly: contentOf,
  CodeBlock: (node, file) => [convertCodeBlock(node, file)],
  Details: convertDetails,
  DocCardList: (node) => removeCode(node, 'items'),
  Head: (node) => rename(node, 'head'),
  Heading: convertHeading,
  Link: (node) => rename(node, 'a', { to: 'href' }),
  Mermaid: (node) => [{ type: 'code', lang: 'mermaid', meta: null, value: textValue(node, 'value') } as Code],
  MethodEndpoint: (node) => [methodAndPath(node)],
  ThemedImage: themedImages,
  Tabs: (node) => removeCode(node, 'defaultValue', 'values'),
  TOCInline: () => [],
  Translate: contentOf,
  img: (node) => rename(node, 'img', { img: 'src' }),
}

/** Converts the heading of an API operation, by the OpenAPI plugin, to a line such as `POST /pets/{id}`. */
function methodAndPath(node: Element): Code {
  const { method, path } = attributesOf(node)
  return { type: 'code', lang: 'http', meta: null, value: `${String(method).toUpperCase()} ${String(path)}` }
}

/** The attributes of a component that are kept by the element that replaces it. */
const elementAttributes = new Set(['alt', 'className', 'height', 'href', 'id', 'src', 'style', 'title', 'width'])

/** Replaces the components of Docusaurus, and those of `components.yml`, by elements, Markdown or their content. */
export function remarkDocusaurus() {
  return (tree: Root, file: VFile) => {
    visit(tree, (node, index, parent) => {
      if (!isJsxElement(node) || !parent || index === undefined) return undefined
      const name = node.name ?? ''
      const rule = Object.hasOwn(file.data.components ?? {}, name) ? file.data.components?.[name] : undefined
      const known = Object.hasOwn(replacements, name) ? replacements[name] : undefined
      const nodes = rule ? applyRule(rule, node) : known?.(node, file)
      if (!nodes) return undefined
      const { position } = node
      const placed = nodes.map((one) => (one.position || !position ? one : Object.assign(one, { position })))
      ;(parent as Parent).children.splice(index, 1, ...placed)
      return [SKIP, index]
    })
  }
}

/** Applies a rule of `components.yml` to a component; returns its replacement like `replacements`. */
function applyRule(rule: ComponentRule, node: Element): readonly Node[] | undefined {
  if ('drop' in rule) return []
  if ('content' in rule) return contentOf(node)
  const { title } = attributesOf(node)
  const names = 'element' in rule ? elementAttributes : new Set(['title'])
  node.name = 'element' in rule ? rule.element : 'Admonition'
  node.attributes = node.attributes.filter((one) => one.type === 'mdxJsxAttribute' && names.has(one.name))
  if ('admonition' in rule) {
    node.attributes = typeof title === 'string' ? node.attributes : []
    setAttribute(node, 'kind', rule.admonition)
  }
  return undefined
}

/** Renames an element and attributes of it. */
function rename(node: Element, name: string, attributes: Readonly<Record<string, string>> = {}): undefined {
  node.name = name
  for (const attribute of node.attributes) {
    if (attribute.type === 'mdxJsxAttribute') attribute.name = attributes[attribute.name] ?? attribute.name
  }
}

/** Removes those of the named attributes whose values are code, such as `items={useCurrentSidebarCategory().items}`. */
function removeCode(node: Element, ...names: readonly string[]): undefined {
  const values = attributesOf(node)
  const isCode = (name: string) => names.includes(name) && values[name] === undefined
  node.attributes = node.attributes.filter((one) => one.type !== 'mdxJsxAttribute' || !isCode(one.name))
}

function convertAdmonition(node: Element): undefined {
  rename(node, 'Admonition', { type: 'kind' })
  node.attributes = node.attributes.filter((one) => one.type !== 'mdxJsxAttribute' || one.name !== 'icon')
  if (attributesOf(node).kind === undefined) setAttribute(node, 'kind', 'note')
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'kind') continue
    const kind = String(attribute.value)
    const isKnown = (admonitionKinds as readonly string[]).includes(kind)
    if (!isKnown) attribute.value = admonitionAliases[kind] ?? attribute.value
  }
}

/** Converts `<CodeBlock language="js" title="a.js">` to a fence. */
function convertCodeBlock(node: Element, file: VFile): Code {
  const { language, className, title, metastring, showLineNumbers } = attributesOf(node)
  const named = /language-(\S+)/.exec(String(className ?? ''))?.[1]
  const meta = [
    typeof title === 'string' ? `title="${title}"` : '',
    typeof metastring === 'string' ? metastring : '',
    showLineNumbers === true ? 'showLineNumbers' : '',
  ].filter((part) => part !== '')
  const lang = typeof language === 'string' ? language : (named ?? null)
  return { type: 'code', lang, meta: meta.join(' ') || null, value: codeText(node, file) }
}

/** Returns the text of a code element: the values of its expressions, and other content as written. */
function codeText(node: Element, file: VFile): string {
  const isExpression = ({ type }: Node) => type === 'mdxFlowExpression' || type === 'mdxTextExpression'
  const written = (child: Element['children'][number]): string => {
    if (child.type === 'paragraph' && child.children.some(isExpression))
      return child.children.map((one) => written(one as Element['children'][number])).join('')
    if (child.type === 'mdxFlowExpression' || child.type === 'mdxTextExpression')
      return String(valueInScope(file, child.data?.estree)?.value ?? `{${child.value}}`)
    if (child.type === 'text') return child.value
    return String(file).slice(child.position?.start.offset, child.position?.end.offset)
  }
  return node.children
    .map(written)
    .join('\n')
    .replace(/^\n+|\s+$/g, '')
}

function convertDetails(node: Element): undefined {
  const { summary } = attributesOf(node)
  node.name = 'details'
  node.attributes = node.attributes.filter((one) => one.type !== 'mdxJsxAttribute' || one.name !== 'summary')
  if (typeof summary === 'string')
    node.children.unshift(jsx('summary', {}, [{ type: 'text', value: summary } as never]) as never)
}

/** Converts `<Heading as="h2">` to a heading; one of level 1 is omitted, because the page has its title. */
function convertHeading(node: Element): readonly Node[] {
  const { as, id, children: text } = attributesOf(node)
  if (as === 'h1') return []
  const depth = Number(/^h([2-6])$/.exec(String(as))?.[1] ?? 2) as Heading['depth']
  const written = node.children.flatMap((child) => (child.type === 'paragraph' ? child.children : [child]))
  const children = typeof text === 'string' ? [{ type: 'text', value: text }] : written
  const data = typeof id === 'string' ? { data: { hProperties: { id } } } : {}
  return [{ type: 'heading', depth, children: children as Heading['children'], ...data } as Heading]
}

/** Converts `<ThemedImage sources={{ light, dark }} />` to an image for each theme. */
function themedImages(node: Element, file: VFile): readonly Node[] {
  const sources = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'sources')
  const program = typeof sources?.value === 'object' ? sources.value?.data?.estree : undefined
  const found = (valueInScope(file, program)?.value ?? {}) as Readonly<Record<string, unknown>>
  const images = ['light', 'dark'].flatMap((theme) => {
    const src = found[theme]
    const url = `${String(src)}#gh-${theme}-mode-only`
    return typeof src === 'string'
      ? [{ type: 'image' as const, url, alt: textValue(node, 'alt'), position: node.position } as Image]
      : []
  })
  return node.type === 'mdxJsxTextElement' ? images : [{ type: 'paragraph', children: images } as Node]
}

function textValue(node: Element, name: string): string {
  const value = attributesOf(node)[name]
  return typeof value === 'string' ? value : ''
}
