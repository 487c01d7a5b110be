/** A statement of a Mermaid source, and the number of its line, counted from 0. */
export interface Statement {
  readonly text: string
  readonly line: number
}

/** Returns the statements of a diagram without comments, its title, and its description. */
export function parseStatements(source: string): { statements: Statement[]; title?: string; description?: string } {
  let title: string | undefined
  let description: string | undefined
  let inside: 'frontmatter' | 'description' | undefined
  const statements = source.split('\n').flatMap((written, index) => {
    const line = written.trim()
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
    else if (!line.startsWith('%%')) return statementsIn(line).map((text) => ({ text, line: index }))
    return []
  })
  return { statements, ...(title !== undefined && { title }), ...(description !== undefined && { description }) }
}

/** Matches a part of a line in which a semicolon is text: quotes, shapes, labels of links, texts after a colon, entities. */
const textual =
  /"[^"]*"|\|[^|]*\||\[[^\]]*\]|\([^)]*\)|\{[^}]*\}|(?<![-=])(?:--|==|-\.)\s.*?(?:--|==|\.-)|:\s.*|[&#]\w+;/

const part = new RegExp(`(?:${textual.source}|[^;])+`, 'g')

/** Splits a line at the semicolons that separate statements. */
function statementsIn(line: string): string[] {
  return (line.match(part) ?? []).map((text) => text.trim().replace(/;$/, '')).filter((text) => text !== '')
}
