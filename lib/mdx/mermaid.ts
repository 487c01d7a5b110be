import { parseMermaid, renderMermaidSVG } from 'beautiful-mermaid'
import { inlineSvg } from '../text/svg'
import { FenceError } from './fence-error'

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
  const { lines, title, description } = splitStatements(source.split('\n'))
  const first = lines.findIndex((line) => line !== '')
  const kind = kindOf(lines[first] ?? '', Math.max(0, first))
  if (kind === 'flowchart' && !/\s/.test(lines[first] ?? '')) lines[first] += ' TB'
  // the library knows “zero or more” on the left only in its other spelling
  if (kind === 'er') lines.forEach((line, index) => (lines[index] = line.replace(/^(\S+\s+)\}o(?=--|\.\.)/, '$1o{')))
  lines.forEach((_, index) => checkLine(lines, index, kind, first))
  const svg = svgOf(lines)
  return {
    kind,
    svg: svg.markup,
    texts: svg.texts,
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
  }
}

function kindOf(header: string, line: number): DiagramKind {
  const found = (Object.keys(kinds) as DiagramKind[]).find((name) => kinds[name].test(header))
  if (found) return found
  const known = 'flowchart LR, stateDiagram-v2, sequenceDiagram, classDiagram, erDiagram'
  throw new FenceError(
    line,
    `a diagram of type “${header.split(/\s/)[0]}” cannot be rendered at build time; a Mermaid fence must begin with one of ${known}. ` +
      'Write a table or a list, or put an image beside the page: ![what it shows](./diagram.svg)',
  )
}

/**
 * Returns the lines of a diagram, with its comments, frontmatter and accessibility statements blanked, its title and
 * its description.
 */
function splitStatements(written: readonly string[]): { lines: string[]; title?: string; description?: string } {
  let title: string | undefined
  let description: string | undefined
  let inside: 'frontmatter' | 'description' | undefined
  const lines = written.map((text, index) => {
    const line = text.trim().replace(/;$/, '')
    if (line === '---' && (index === 0 || inside === 'frontmatter')) inside = inside ? undefined : 'frontmatter'
    else if (inside === 'frontmatter') title ??= /^title:\s*(.+)$/.exec(line)?.[1]
    else if (inside === 'description') {
      if (line.endsWith('}')) inside = undefined
      description = `${description ?? ''} ${line.replace(/\}$/, '')}`.trim()
    } else if (/^accDescr\s*\{/.test(line)) {
      description = line.replace(/^accDescr\s*\{\s*|\}$/g, '')
      if (!line.endsWith('}')) inside = 'description'
    } else if (/^accTitle\s*:/.test(line)) title = line.replace(/^accTitle\s*:\s*/, '')
    else if (/^accDescr\s*:/.test(line)) description = line.replace(/^accDescr\s*:\s*/, '')
    else return line.startsWith('%%') ? '' : line
    return ''
  })
  return { lines, ...(title !== undefined && { title }), ...(description !== undefined && { description }) }
}

/** Matches lines that may have no effect on the diagram: closing brackets and redundant declarations. */
const ineffective = /^(?:end|[{}]|direction\b.*|(?:participant|actor)\s+\S+|state\s+\S+|class\s+\S+(?:\s*\{)?)$/

/** Throws if the library ignores a line, that is, if removing the line's last word does not change the diagram. */
function checkLine(lines: readonly string[], index: number, kind: DiagramKind, first: number): void {
  const line = lines[index] ?? ''
  if (line === '' || index === first || ineffective.test(line)) return
  if (/^(?:style|linkStyle|classDef)\s/.test(line))
    throw new FenceError(index, 'a diagram has the colours of the page, light and dark: delete this line')
  const shorter = lines.with(index, line.replace(/\s*\S+$/, ''))
  if (contentKey(lines, kind) !== contentKey(shorter, kind)) return
  throw new FenceError(
    index,
    `“${line}” has no effect on the diagram, or only its beginning has: it is redundant, or its syntax is not supported; correct or delete it`,
  )
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
  const drawn = renderMermaidSVG(lines.join('\n'), { transparent: true, padding: 8 })
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
