import { parseMermaid, renderMermaidSVG } from 'beautiful-mermaid'
import { inlineSvg } from '../text/svg'
import { FenceError } from './fence-error'
import { withoutRow, withRowForNotes } from './mermaid-notes'
import { parseStatements, type Statement } from './mermaid-statements'

/** The diagram types that can be rendered at build time, and the first line of each. */
const kinds = {
  flowchart: /^(?:graph|flowchart)(?:\s+(?:TD|TB|LR|BT|RL))?$/,
  state: /^stateDiagram(?:-v2)?$/,
  sequence: /^sequenceDiagram$/,
  class: /^classDiagram$/,
  er: /^erDiagram$/,
} as const

type DiagramKind = keyof typeof kinds

/** A parsed and rendered Mermaid source. */
export interface Diagram {
  readonly kind: DiagramKind
  /** SVG markup in the colours of the surrounding text. */
  readonly svg: string
  /** All texts of the diagram, in drawing order. */
  readonly texts: readonly string[]
  /** The value of `accTitle`, or of `title` in the frontmatter. */
  readonly title?: string
  /** The value of `accDescr`. */
  readonly description?: string
}

/** Renders a Mermaid source. Throws a `FenceError` for an unsupported diagram type or a line without an effect. */
export function renderDiagram(source: string): Diagram {
  const { statements, title, description } = parseStatements(source)
  const kind = kindOf(statements[0])
  const lines = statements.map(({ text }) => text)
  if (kind === 'flowchart' && !/\s/.test(lines[0] ?? '')) lines[0] += ' TB'
  // the library knows “zero or more” on the left only in its other spelling
  if (kind === 'er') lines.forEach((line, index) => (lines[index] = line.replace(/^(\S+\s+)\}o(?=--|\.\.)/, '$1o{')))
  statements.forEach(({ line }, index) => {
    const error = index > 0 ? statementError(lines, index, kind) : undefined
    if (error !== undefined) throw new FenceError(line, error)
  })
  const svg = svgOf(lines)
  return {
    kind,
    svg: svg.markup,
    texts: svg.texts,
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
  }
}

function kindOf({ text, line }: Statement = { text: '', line: 0 }): DiagramKind {
  const found = (Object.keys(kinds) as DiagramKind[]).find((name) => kinds[name].test(text))
  if (found) return found
  const known = 'flowchart LR, stateDiagram-v2, sequenceDiagram, classDiagram, erDiagram'
  throw new FenceError(
    line,
    `a diagram of type “${text.split(/\s/)[0]}” cannot be rendered at build time; a Mermaid fence must begin with one of ${known}. ` +
      'Write a table or a list, or put an image beside the page: ![what it shows](./diagram.svg)',
  )
}

/** Matches statements that may have no effect on the diagram: closing brackets and redundant declarations. */
const ineffective = /^(?:end|[{}]|direction\b.*|(?:participant|actor)\s+\S+|state\s+\S+|class\s+\S+(?:\s*\{)?)$/

/** Returns an error if the library ignores a statement, that is, if its last word does not change the diagram. */
function statementError(lines: readonly string[], index: number, kind: DiagramKind): string | undefined {
  const line = lines[index] ?? ''
  if (ineffective.test(line)) return undefined
  if (/^(?:style|linkStyle|classDef)\s/.test(line))
    return 'a diagram has the colours of the page, light and dark: delete this line'
  const shorter = lines.with(index, line.replace(/\s*\S+$/, ''))
  if (contentKey(lines, kind) !== contentKey(shorter, kind)) return undefined
  return `“${line}” has no effect on the diagram, or only its beginning has: it is redundant, or its syntax is not supported; correct or delete it`
}

/**
 * Returns a string that represents the content of a source; flowcharts and state diagrams are parsed without being
 * rendered. Undefined if parsing fails.
 */
function contentKey(lines: readonly string[], kind: DiagramKind): string | undefined {
  try {
    if (kind !== 'flowchart' && kind !== 'state') return svgOf(lines).markup
    return JSON.stringify(parseMermaid(lines.join('\n')), (_, value: unknown) =>
      value instanceof Map ? [...(value as Map<unknown, unknown>)] : value,
    )
  } catch {
    return undefined
  }
}

/** The page's colours for the custom properties of the library, so that no style sheet has to map them. */
const colors: Readonly<Record<string, string>> = {
  '--fg': '--text',
  '--_text': '--text',
  '--_text-sec': '--text-muted',
  '--_text-muted': '--text-muted',
  '--_text-faint': '--text-muted',
  '--_line': '--text-muted',
  '--_arrow': '--accent',
  '--_node-fill': '--surface',
  '--_node-stroke': '--text-muted',
  '--_group-fill': '--bg',
  '--_group-hdr': '--surface-strong',
  '--_inner-stroke': '--border',
  '--_key-badge': '--surface-strong',
}

/**
 * Returns the SVG markup of a diagram and its texts, without fixed colours and without attributes for scripts; numbers
 * have two decimals.
 */
function svgOf(lines: readonly string[]): { markup: string; texts: string[] } {
  const source = lines[0] === 'sequenceDiagram' ? withRowForNotes(lines) : lines
  const drawn = withoutRow(renderMermaidSVG(source.join('\n'), { transparent: true, padding: 8 }))
  const texts = [...drawn.matchAll(/<text[^>]*>([^]*?)<\/text>/g)].map(([, text = '']) =>
    text
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )
  const bare = drawn
    .replace(/<style>[^]*?<\/style>/g, '')
    .replace(/ style="--bg[^"]*"/, '')
    .replace(/var\((--[\w-]+)\)/g, (_, name: string) => `var(${colors[name] ?? name})`)
    .replace(/<[^>]+>/g, (tag) =>
      tag
        .replace(/ class="mono"/, ' font-family="var(--font-mono)"')
        .replace(/ data-[\w-]+="[^"]*"| class="[^"]*"| font-weight="400"| r[xy]="0"/g, '')
        .replace(/(\.\d\d)\d+/g, '$1'),
    )
  return { markup: inlineSvg(withoutUnusedMarkers(bare)) ?? '', texts: texts.filter((text) => text !== '') }
}

/** Removes the arrowheads that no line of a diagram has; the library defines all of them. */
function withoutUnusedMarkers(svg: string): string {
  return svg.replace(/\s*<marker id="([^"]+)"[^]*?<\/marker>/g, (marker, id: string) =>
    svg.includes(`url(#${id})`) ? marker : '',
  )
}
