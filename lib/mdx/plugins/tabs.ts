import type { Code, Root, RootContent } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { didYouMean } from '../../text/nearest'
import { withoutTexts } from '../fence'
import { attributesOf, jsx, setAttribute } from '../jsx'
import type { ContainerDirective } from './containers'

const setAttributes = ['groupId', 'queryString', 'defaultValue', 'values', 'lazy', 'block', 'className']
const itemAttributes = ['value', 'label', 'default', 'className']

/**
 * Converts `<CodeGroup>` and `:::code-group` to `<Tabs>`, validates all `<Tabs>`, and appends `TabsScript`, which
 * handles their events.
 */
export function remarkTabs() {
  return (tree: Root, file: VFile) => {
    visit(tree, (node, index, parent) => {
      const isDirective = node.type === 'containerDirective' && node.name === 'code-group'
      const isElement = node.type === 'mdxJsxFlowElement' && node.name === 'CodeGroup'
      if ((isDirective || isElement) && parent && index !== undefined) {
        parent.children[index] = codeGroup(node, file)
      }
    })
    let hasTabs = false
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name !== 'Tabs') return
      hasTabs = true
      readSet(node, file)
    })
    visit(tree, 'mdxJsxFlowElement', (node, _, parent) => {
      const isPlaced = parent?.type === 'mdxJsxFlowElement' && parent.name === 'Tabs'
      if (node.name === 'TabItem' && !isPlaced) file.fail('<TabItem> must be inside <Tabs>', node)
    })
    if (hasTabs) tree.children.push(jsx('TabsScript', {}, []))
  }
}

/** Validates a `<Tabs>` element, normalises its attributes, and sets the label of each item. */
function readSet(node: MdxJsxFlowElement, file: VFile): void {
  const set = knownAttributes(node, setAttributes, file)
  const labels = labelsOf(set.values)
  const values = node.children.map((child) => {
    if (child.type !== 'mdxJsxFlowElement' || child.name !== 'TabItem') {
      return file.fail('<Tabs> must contain only <TabItem value="…" label="…"> elements', child)
    }
    const { value, label } = knownAttributes(child, itemAttributes, file)
    if (typeof value !== 'string' || value === '') {
      return file.fail('<TabItem> requires the attribute value: <TabItem value="mysql" label="MySQL">', child)
    }
    const given = labels.get(value)
    if (label === undefined && given !== undefined) setAttribute(child, 'label', given)
    return value
  })
  const twice = values.find((value, index) => values.indexOf(value) < index)
  if (twice !== undefined) file.fail(`two tabs have the value “${twice}”`, node)
  if (values.length === 0) file.fail('<Tabs> contains no <TabItem>', node)
  const { defaultValue, groupId } = set
  if (typeof defaultValue === 'string' && !values.includes(defaultValue)) {
    file.fail(
      `defaultValue is the tab “${defaultValue}”, which does not exist${didYouMean(defaultValue, values)}`,
      node,
    )
  }
  if (set.queryString === true && typeof groupId !== 'string') {
    file.fail('queryString requires a name: queryString="db", or a groupId, which is then the name', node)
  }
  const query = set.queryString === true ? groupId : set.queryString
  node.attributes = []
  for (const [name, value] of Object.entries({ groupId, queryString: query, defaultValue })) {
    if (typeof value === 'string' && value !== '') setAttribute(node, name, value)
  }
}

/** Returns the attributes of an element by name. Fails on an attribute that is not among `names`. */
function knownAttributes(node: MdxJsxFlowElement, names: readonly string[], file: VFile): Record<string, unknown> {
  const attributes = attributesOf(node)
  const unknown = Object.keys(attributes).find((name) => !names.includes(name))
  if (unknown !== undefined) {
    file.fail(`<${node.name}> has no “${unknown}”${didYouMean(unknown, names)}; known: ${names.join(', ')}`, node)
  }
  return attributes
}

/** Returns the labels in `values={[{ value, label }]}` by value. */
function labelsOf(values: unknown): Map<string, string> {
  const rows = Array.isArray(values) ? (values as { value?: unknown; label?: unknown }[]) : []
  return new Map(rows.map(({ value, label }) => [String(value), String(label ?? value)]))
}

/** Converts fences to tabs; the label of each is its `[label]`, its title or its language. */
function codeGroup(node: ContainerDirective | MdxJsxFlowElement, file: VFile): MdxJsxFlowElement {
  const { groupId, ...rest } = node.type === 'containerDirective' ? (node.attributes ?? {}) : attributesOf(node)
  const [unknown] = Object.keys(rest)
  if (unknown !== undefined) file.fail(`a code group has no “${unknown}”${didYouMean(unknown, ['groupId'])}`, node)
  const items = (node.children as RootContent[]).map((child) => {
    if (child.type !== 'code') return file.fail('a code group must contain only fences', child)
    const label = labelOf(child)
    child.meta = child.meta?.replace(`title="${label}"`, '') ?? null
    return { ...jsx('TabItem', { value: label, label }, [child]), position: child.position }
  })
  const group = jsx('Tabs', typeof groupId === 'string' ? { groupId } : {}, items as MdxJsxFlowElement['children'])
  return Object.assign(group, node.position && { position: node.position })
}

function labelOf({ lang, meta }: Code): string {
  const options = meta ?? ''
  return (
    /\[([^\]]+)\]/.exec(withoutTexts(options))?.[1] ?? /(?:^|\s)title="([^"]*)"/.exec(options)?.[1] ?? lang ?? 'text'
  )
}
