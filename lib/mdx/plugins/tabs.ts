import type { Code, Root, RootContent } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx'
import { toString as textOf } from 'mdast-util-to-string'
import type { Node } from 'unist'
import { visit } from '../../text/visit'
import type { VFile } from 'vfile'
import { didYouMean } from '../../text/nearest'
import { withoutTexts } from '../fence'
import { attributesOf, contentOf, isJsxElement, jsx, setAttribute } from '../jsx'
import { reportUnsupported } from '../report'
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
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== 'Tabs') return undefined
      hasTabs = true
      normalizeTabs(node, file)
      if (node.children.length > 0 || !parent || index === undefined) return undefined
      parent.children.splice(index, 1)
      return index
    })
    visit(tree, (node, index, parent) => {
      if (!isJsxElement(node, 'TabItem') || !parent || index === undefined) return undefined
      if (parent.type === 'mdxJsxFlowElement' && parent.name === 'Tabs') return undefined
      reportUnsupported(file, '<TabItem> must be inside <Tabs>', node)
      parent.children.splice(index, 1, ...(contentOf(node) as typeof parent.children))
      return index
    })
    if (hasTabs) tree.children.push(jsx('TabsScript', {}, []))
  }
}

/**
 * Validates a `<Tabs>` element, normalises its attributes, and sets the label of each item. Reports and
 * omits invalid parts.
 */
function normalizeTabs(node: MdxJsxFlowElement, file: VFile): void {
  const set = knownAttributes(node, setAttributes, file)
  const labels = labelsOf(set.values)
  node.children = itemsOf(node, file)
  const values = uniqueValues(node, labels, file)
  if (values.length === 0) reportUnsupported(file, '<Tabs> contains no <TabItem>', node)
  const { defaultValue, groupId } = set
  const isMissing = typeof defaultValue === 'string' && !values.includes(defaultValue)
  if (isMissing && values.length > 0) {
    const nearest = didYouMean(defaultValue, values)
    reportUnsupported(file, `defaultValue is the tab “${defaultValue}”, which does not exist${nearest}`, node)
  }
  if (set.queryString === true && typeof groupId !== 'string') {
    const reason = 'queryString requires a name: queryString="db", or a groupId, which is then the name'
    reportUnsupported(file, reason, node)
  }
  const query = set.queryString === true ? groupId : set.queryString
  node.attributes = []
  const attributes = { groupId, queryString: query, defaultValue: isMissing ? undefined : defaultValue }
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'string' && value !== '') setAttribute(node, name, value)
  }
}

/** Returns the items of a `<Tabs>` element, including those on one line; reports other content. */
function itemsOf(node: MdxJsxFlowElement, file: VFile): MdxJsxFlowElement[] {
  return node.children.flatMap((child): MdxJsxFlowElement[] => {
    if (child.type === 'mdxJsxFlowElement' && child.name === 'TabItem') return [child]
    const inside: readonly Node[] = child.type === 'paragraph' ? child.children : [child]
    const isInline = (one: Node) => one.type === 'text' || child.type === 'paragraph'
    const isOther = (one: Node) => !isJsxElement(one, 'TabItem') && !(isInline(one) && textOf(one).trim() === '')
    if (inside.some(isOther))
      reportUnsupported(file, '<Tabs> must contain only <TabItem value="…" label="…"> elements', child)
    return inside.flatMap((one) => {
      if (!isJsxElement(one, 'TabItem')) return []
      const item = { ...one, type: 'mdxJsxFlowElement' } as MdxJsxFlowElement
      return [{ ...item, children: contentOf(item) as typeof item.children }]
    })
  })
}

/** Returns the values of the items, with one for an item without its own; sets missing labels. */
function uniqueValues(node: MdxJsxFlowElement, labels: ReadonlyMap<string, string>, file: VFile): string[] {
  const values: string[] = []
  for (const item of node.children as MdxJsxFlowElement[]) {
    const { value, label } = knownAttributes(item, itemAttributes, file)
    const isGiven = typeof value === 'string' && value !== ''
    if (!isGiven)
      reportUnsupported(file, '<TabItem> requires the attribute value: <TabItem value="mysql" label="MySQL">', item)
    const own = isGiven ? value : String(label ?? `tab-${values.length + 1}`)
    const isTwice = values.includes(own)
    if (isTwice) reportUnsupported(file, `two tabs have the value “${own}”`, node)
    const unique = isTwice ? `${own}-${values.length + 1}` : own
    if (unique !== value) setAttribute(item, 'value', unique)
    const given = labels.get(own)
    if (label === undefined && (given !== undefined || isTwice)) setAttribute(item, 'label', given ?? own)
    values.push(unique)
  }
  return values
}

/** Returns the attributes of an element by name; reports and removes one that is not among `names`. */
function knownAttributes(node: MdxJsxFlowElement, names: readonly string[], file: VFile): Record<string, unknown> {
  const attributes = attributesOf(node)
  const unknown = Object.keys(attributes).find((name) => !names.includes(name))
  if (unknown !== undefined) {
    const reason = `<${node.name}> has no “${unknown}”${didYouMean(unknown, names)}; known: ${names.join(', ')}`
    reportUnsupported(file, reason, node)
    node.attributes = node.attributes.filter((one) => one.type === 'mdxJsxAttribute' && names.includes(one.name))
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
