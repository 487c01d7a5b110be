import { createProcessor } from '@mdx-js/mdx'
import type { Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import remarkGfm from 'remark-gfm'
import { visit } from '../text/visit'
import type { ExpandedLine } from '../audit-rules/expand'
import { BodyError } from '../content-model/body-error'
import type { ImportedFile } from '../content-model/imported-path'
import type { ContentSettings } from '../content-model/settings'
import { blankComments, bodyLines, bracketTitles, escapeHeadingIds } from '../content-model/prose-lines'
import type { MdxSource } from './body'
import { unwrapCodeBlocks } from './code-blocks'
import { attributesOf, isJsxElement } from './jsx'
import { contentRange, grownRange, linesIn, withChildren } from './partial-children'
import { blankRanges, hoistedLines, readStatements } from './partial-statements'
import { remarkContainers } from './plugins/containers'
import { remarkDollars } from './plugins/dollars'
import { replaceRange, type Range } from './replace-range'

type Inputs = Pick<MdxSource, 'file' | 'imported' | 'settings'>

/** The lines that partials add at the end of the body, and the names that imports and exports declare. */
interface Hoisted {
  readonly hoisted: ExpandedLine[]
  readonly declared: Set<string>
}

/** An import of a partial, and the element that shows it. */
interface Use {
  readonly partial: ImportedFile
  readonly path: string
  readonly node: MdxJsxFlowElement | MdxJsxTextElement
}

/**
 * Returns the lines of a body in which partials replace their elements; the imports and exports of the partials are at
 * the end. Throws a `BodyError` for a partial that imports itself.
 */
export function expandPartials(lines: readonly ExpandedLine[], source: Inputs): readonly ExpandedLine[] {
  if (!source.imported) return lines
  const hoisted: ExpandedLine[] = []
  const expanded = expand(lines, source, [source.file], { hoisted, declared: new Set() })
  return [...expanded, ...hoisted]
}

function expand(
  lines: readonly ExpandedLine[],
  { file, imported = {}, settings }: Inputs,
  chain: readonly string[],
  { hoisted, declared }: Hoisted,
): readonly ExpandedLine[] {
  const text = lines.map((line) => line.text).join('\n')
  const tree = parseBody(text, settings)
  if (!tree) return lines
  const { partials, others, blank } = readStatements(tree, file, imported)
  const isPartial = chain.length > 1
  for (const statement of others) {
    // the parser rejects a second declaration of a name
    const isNew = statement.names.length === 0 || statement.names.some((name) => !declared.has(name))
    statement.names.forEach((name) => declared.add(name))
    if (isPartial && isNew) hoisted.push(...hoistedLines(statement, lines, file, text))
  }
  const blanked = isPartial ? [...blank, ...others] : blank
  const result = lines.map((line) => ({ ...line }))
  const bare = blankRanges(text, blanked).split('\n')
  result.forEach((line, index) => Object.assign(line, { text: bare[index] ?? '' }))
  const uses: Use[] = []
  const replaced: { offset: number; count: number }[] = []
  visit(tree, (node) => {
    const path = isJsxElement(node) ? partials.get(node.name ?? '') : undefined
    const partial = path === undefined ? undefined : imported[path]
    if (partial && path !== undefined && isJsxElement(node)) uses.push({ node, path, partial })
  })
  for (const use of uses.reverse()) {
    const start = use.node.position?.start
    const at = lines[(start?.line ?? 1) - 1]
    if (chain.includes(use.path))
      throw new BodyError({
        reason: `the import of “${use.path}” is circular: ${[...chain, use.path].join(' → ')}`,
        position: { line: at?.line ?? 1, column: start?.column ?? 1, ...(at?.from && { from: at.from }) },
      })
    const { position } = use.node
    if (!position) continue
    const inside = replaced.filter(({ offset }) => offset < (position.end.offset ?? 0))
    const added = inside.reduce((sum, { count }) => sum + count, 0)
    const now = (range: Range) => (inside.length > 0 ? grownRange(range, added, result, bare) : range)
    const content = contentRange(use.node)
    const children = content ? linesIn(result, now(content)) : []
    const inner = expand(
      withChildren(partialLines(use), children),
      { file: use.path, imported, settings },
      [...chain, use.path],
      { hoisted, declared },
    )
    const before = result.length
    replaceRange(result, now(position), trimLines(inner))
    replaced.push({ offset: position.start.offset ?? 0, count: result.length - before })
  }
  return result
}

/** Parses a body; returns undefined if it cannot be parsed, which the compilation reports. */
function parseBody(text: string, { formulas }: Pick<ContentSettings, 'formulas'> = {}): Root | undefined {
  try {
    const prepared = escapeHeadingIds(bracketTitles(blankComments(text)))
    const processor = createProcessor({
      format: 'mdx',
      remarkPlugins: [remarkGfm, remarkContainers, [remarkDollars, formulas]],
    })
    return processor.parse(prepared)
  } catch {
    return undefined
  }
}

/**
 * Returns the lines of a partial without frontmatter; `props.name` is replaced by the value of the attribute, except for
 * `props.children`.
 */
function partialLines({ partial, path, node }: Use): ExpandedLine[] {
  const text = partial.text.replace(/\r\n?/g, '\n').replace(/^\uFEFF/, '')
  const head = /^---\n(?:[^]*?\n)?---[ \t]*(?:\n|$)/.exec(text)?.[0] ?? ''
  const offset = head.split('\n').length
  const props = attributesOf(node)
  const filled = (line: string) =>
    line.replace(/\bprops\.(?!children\b)(\w+)/g, (_, name: string) => JSON.stringify(props[name] ?? null))
  return bodyLines(unwrapCodeBlocks(text.slice(head.length))).map(({ text: written, isProse }, index) => ({
    text: isProse ? filled(written) : written,
    line: index + offset,
    from: { file: partial.file },
    base: path,
  }))
}

function trimLines(lines: readonly ExpandedLine[]): readonly ExpandedLine[] {
  const isText = ({ text }: ExpandedLine) => text.trim() !== ''
  const first = lines.findIndex(isText)
  return first < 0 ? [] : lines.slice(first, lines.findLastIndex(isText) + 1)
}
