import type { ImportDeclaration, Program, Statement, ModuleDeclaration } from 'estree'
import type { Root } from 'mdast'
import type { MdxjsEsm, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import { SKIP, visit } from '../../text/visit'
import type { VFile } from 'vfile'
import { importedName, importedPath, isTextImport } from '../../content-model/imported-path'
import { didYouMean } from '../../text/nearest'
import { escapeRegExp } from '../../text/regexp'
import { docusaurusModules } from '../docusaurus-components'
import { isJsxElement } from '../jsx'
import { plainValue } from '../literal'
import { reportUnsupported } from '../report'
import { bindingOf, valueInScope, type Binding } from '../scope'
import { shownParts } from './unknown-component'

/** Paths of image files that a page can import. */
const asset = /^(?:\.{1,2}\/|@site\/).+\.(?:svg|png|jpe?g|gif|webp|avif|mp[34]|m4[av]|mov|webm|og[gv]|wav|vtt)$/i

/** The number of imports of data from which on they are in one report. */
const MIN_GROUP = 3

/**
 * Removes imports and exports, and adds what they declare to the scope of the body: components, images and constants.
 * Reports other imports and exports; the elements of their components are replaced by what they probably show.
 */
export function remarkImports() {
  return (tree: Root, file: VFile) => {
    const scope = new Map<string, Binding>()
    file.data.scope = scope
    const data: { readonly from: string; readonly node: MdxjsEsm }[] = []
    visit(tree, 'mdxjsEsm', (node, index, parent) => {
      const report = (reason: string) => reportUnsupported(file, reason, node)
      for (const statement of (node.data?.estree as Program | undefined)?.body ?? []) {
        if (statement.type === 'ImportDeclaration') readImport(statement, node, { tree, scope, file, data, report })
        else readExport(statement, scope, file.data.level === 'lenient', report)
      }
      if (parent && index !== undefined) parent.children.splice(index, 1)
      return index
    })
    reportData(data, file)
    visit(tree, (node, index, parent) => {
      if (!isJsxElement(node)) return undefined
      const binding = bindingOf(file, node.name)
      if (binding && 'isCode' in binding && parent && index !== undefined) {
        readAttributes(node, file)
        parent.children.splice(index, 1, ...(shownParts(node) as typeof parent.children))
        return [SKIP, index]
      }
      if (binding && 'asset' in binding) {
        node.name = 'img'
        node.attributes.push({ type: 'mdxJsxAttribute', name: 'src', value: binding.asset })
      }
      if (binding && 'component' in binding) node.name = binding.component
      readAttributes(node, file)
      return undefined
    })
  }
}

/** The body that has the imports, and what they add to it. */
interface ImportContext {
  readonly tree: Root
  readonly scope: Map<string, Binding>
  readonly file: VFile
  /** The imports of a lenient folder that are not available and whose names are not those of components. */
  readonly data: { readonly from: string; readonly node: MdxjsEsm }[]
  readonly report: (reason: string) => void
}

function readImport(
  statement: ImportDeclaration,
  node: MdxjsEsm,
  { tree, scope, file, data, report }: ImportContext,
): void {
  const from = String(statement.source.value)
  const bind = (binding: (name: string) => Binding) =>
    statement.specifiers.forEach(({ local }) => scope.set(local.name, binding(local.name)))
  if (asset.test(from)) return bind(() => ({ asset: from }))
  if (Object.hasOwn(docusaurusModules, from)) {
    const component = docusaurusModules[from]
    return bind(() => (component === undefined ? { isCode: true } : { component }))
  }
  const path = importedPath(from, file.data.fileAt?.(node.position?.start.line ?? 1) ?? file.path)
  const text = path === undefined ? undefined : file.data.imported?.[path]?.text
  if (isTextImport(from) && text !== undefined)
    return bind(() => ({ value: /\.json$/.test(from) ? parseJson(text) : text }))
  const { components = {} } = file.data
  const unknown = statement.specifiers.filter(({ local }) => !Object.hasOwn(components, local.name))
  for (const { local } of unknown) scope.set(local.name, { isCode: true })
  if (unknown.length === 0 && statement.specifiers.length > 0) return
  if (isTextImport(from))
    report(path === undefined ? outsideReason(from) : `there is no file “${path}” in the content folder to import`)
  else if (file.data.level !== 'lenient') report(strictReason(from))
  else {
    const elements = elementNames(tree)
    const names = unknown.map(({ local }) => local.name).filter((name) => elements.has(name))
    const isUsed = unknown.length === 0 || unknown.some(({ local }) => occursOutside(local.name, statement, file))
    if (names.length === 0) data.push(...(isUsed ? [{ from, node }] : []))
    else report(`the import of “${from}” is not available: components.yml can say what replaces ${names.join(', ')}`)
  }
}

/** Returns the names of the components in a body. */
function elementNames(tree: Root): ReadonlySet<string> {
  const names = new Set<string>()
  visit(tree, (node) => void (isJsxElement(node) && names.add(node.name?.split('.')[0] ?? '')))
  return names
}

/** Whether a body has a name outside of the statement that imports it. */
function occursOutside(name: string, { range }: ImportDeclaration, file: VFile): boolean {
  const [start, end] = range ?? [0, 0]
  const text = String(file)
  return new RegExp(`(?<![\\w$])${escapeRegExp(name)}(?![\\w$])`).test(`${text.slice(0, start)} ${text.slice(end)}`)
}

/** Reports imports of data and styles: a few ones each, as other pages may have the same, and many in one report. */
function reportData(data: ImportContext['data'], file: VFile): void {
  const [first] = data
  const names = data.map(({ from }) => `“${from}”`)
  if (!first || data.length < MIN_GROUP)
    for (const { from, node } of data) reportUnsupported(file, `the import of “${from}” is not available`, node)
  else
    reportUnsupported(
      file,
      `the imports of ${names.slice(0, -1).join(', ')} and ${names.at(-1)} are not available: write what the page shows of them`,
      first.node,
    )
}

/** Returns the reason for a text outside of the content, equal for all texts of a package, so that it is reported once. */
function outsideReason(from: string): string {
  const name = /^(?:@[^/]+\/)?[^/.@!]+(?=\/)/.exec(importedName(from))?.[0]
  const what =
    name === undefined ? `“${from}” is outside of the content` : `the texts of the package “${name}” are not available`
  return `${what}: copy the file beside the page, as _name.md, and import it from there`
}

function strictReason(from: string): string {
  return (
    `the import of “${from}” is not available${didYouMean(from, Object.keys(docusaurusModules))}: ` +
    'components can be used without an import, and an image as ![what it shows](./image.svg)'
  )
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Adds what an export declares to the scope; only a lenient folder may have constants. */
function readExport(
  statement: Statement | ModuleDeclaration,
  scope: Map<string, Binding>,
  isLenient: boolean,
  report: (reason: string) => void,
): void {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined
  const constants = declared?.type === 'VariableDeclaration' ? declared.declarations : []
  const named = constants.map(({ id, init }) => {
    const plain =
      init &&
      plainValue({ type: 'Program', sourceType: 'module', body: [{ type: 'ExpressionStatement', expression: init }] })
    if (id.type === 'Identifier') scope.set(id.name, plain ?? { isCode: true })
    return plain
  })
  if (declared?.type === 'FunctionDeclaration' || declared?.type === 'ClassDeclaration')
    scope.set(declared.id.name, { isCode: true })
  const isPlain = named.length > 0 && named.every((value) => value)
  if (!isLenient || !isPlain) report('export is not available: write the text itself')
}

/** Replaces code in attributes by its value, and renames `to` of links. */
function readAttributes(node: MdxJsxFlowElement | MdxJsxTextElement, file: VFile): void {
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue
    if (node.name === 'a' && attribute.name === 'to') attribute.name = 'href'
    if (typeof attribute.value !== 'object' || !attribute.value) continue
    if (plainValue(attribute.value.data?.estree)) continue
    const found = valueInScope(file, attribute.value.data?.estree)
    if (typeof found?.value === 'string') attribute.value = found.value
  }
}
