import type { ImportDeclaration, Program } from 'estree'
import type { Root } from 'mdast'
import type { ExpandedLine } from '../audit-rules/expand'
import { importedPath, isTextImport, type ImportedFile } from '../content-model/imported-path'

/** An import or export: its range in the text, and the names that it declares. */
interface Statement {
  readonly start: number
  readonly end: number
  readonly names: readonly string[]
}

const isPage = (specifier: string) => /\.mdx?$/.test(specifier) && !specifier.includes('raw-loader!')

/** Returns the paths of partials by name, their import statements (`blank`), and all other imports and exports. */
export function readStatements(tree: Root, file: string, imported: Readonly<Record<string, ImportedFile>>) {
  const partials = new Map<string, string>()
  const others: Statement[] = []
  const blank: Statement[] = []
  for (const node of tree.children) {
    if (node.type !== 'mdxjsEsm') continue
    for (const statement of (node.data?.estree as Program | undefined)?.body ?? []) {
      const { start, end } = statement as unknown as Statement
      const range = { start, end, names: namesOf(statement) }
      const path = statement.type === 'ImportDeclaration' ? partialPath(statement, file) : undefined
      if (path === undefined || !imported[path] || statement.type !== 'ImportDeclaration') others.push(range)
      else {
        blank.push(range)
        statement.specifiers.forEach(({ local }) => partials.set(local.name, path))
      }
    }
  }
  return { partials, others, blank }
}

function partialPath(statement: ImportDeclaration, file: string): string | undefined {
  const specifier = String(statement.source.value)
  return isPage(specifier) && isTextImport(specifier) ? importedPath(specifier, file) : undefined
}

/** Returns the names that an import or export declares. */
function namesOf(statement: Program['body'][number]): string[] {
  if (statement.type === 'ImportDeclaration') return statement.specifiers.map(({ local }) => local.name)
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined
  if (declared?.type === 'VariableDeclaration')
    return declared.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
  return declared ? [declared.id.name] : []
}

/** Replaces ranges of a text by spaces, except for their line breaks. */
export function blankRanges(text: string, ranges: readonly Pick<Statement, 'start' | 'end'>[]): string {
  return ranges.reduce(
    (rest, { start, end }) => rest.slice(0, start) + rest.slice(start, end).replace(/[^\n]/g, ' ') + rest.slice(end),
    text,
  )
}

/** Returns an import or export of a partial as lines for the end of the body, with paths relative to the content folder. */
export function hoistedLines(
  { start, end }: Statement,
  lines: readonly ExpandedLine[],
  file: string,
  text: string,
): ExpandedLine[] {
  const first = text.slice(0, start).split('\n').length - 1
  const { line = 1, from } = lines[first] ?? {}
  const place = { line, ...(from && { from }) }
  const statement = text
    .slice(start, end)
    .replace(/(["'])(!*(?:raw-loader!)?)(\.{1,2}\/[^"']+)\1/, (_, quote: string, loader: string, path: string) => {
      const target = importedPath(path, file)
      return `${quote}${loader}${target === undefined ? path : `@site/${target}`}${quote}`
    })
  return [{ text: '', ...place }, ...statement.split('\n').map((one) => ({ text: one, ...place }))]
}
