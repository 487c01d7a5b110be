import { bodyLines } from './prose-lines'

/** A file that a page imports: its path, relative to the project, and its text. */
export interface ImportedFile {
  readonly file: string
  readonly text: string
}

const STATEMENT = /^import\s+(?:[\w{}*,\s]+\bfrom\s*)?["']([^"'\n]+)["']/gm
const LOADER = /^!*raw-loader!/

/** Returns the file that an import names, without a loader. */
export function importedName(specifier: string): string {
  return specifier.replace(LOADER, '')
}

/**
 * Returns the path that an import names, without its language: relative to a file such as `docs/guides/x.mdx`, or to the
 * content folder with `@site/`. Undefined for a package and for a path outside of the content.
 */
export function importedPath(specifier: string, file: string): string | undefined {
  const written = importedName(specifier)
  const isOfSite = written.startsWith('@site/')
  if (!isOfSite && !/^\.{1,2}\//.test(written)) return undefined
  const from = isOfSite ? [] : file.split('/').slice(0, -1)
  const path: string[] = [...from]
  for (const part of (isOfSite ? written.slice('@site/'.length) : written).split('/')) {
    if (part === '..' && path.length === 0) return undefined
    if (part === '..') path.pop()
    else if (part !== '.') path.push(part)
  }
  return path.join('/')
}

/** Whether an import is of text that becomes part of a page: a page or partial, data, or the source of any file. */
export function isTextImport(specifier: string): boolean {
  return LOADER.test(specifier) || /\.(?:mdx?|json)$/.test(specifier)
}

/** Removes the backslashes of a string before characters that need none, which formatters write: `./\_note.mdx`. */
function unescaped(name: string): string {
  return name.replace(/\\([^a-z0-9\s])/gi, '$1')
}

/** Returns the imports of text in a body. */
export function textImports(body: string): string[] {
  if (!/^import\s/m.test(body)) return []
  const prose = bodyLines(body).map(({ text, isProse }) => (isProse ? text : ''))
  return [...prose.join('\n').matchAll(STATEMENT)].map(([, name = '']) => unescaped(name)).filter(isTextImport)
}

/** Whether a path has a folder or a file whose name begins with `_`; such files are parts of pages. */
export function isPartial(file: string): boolean {
  return /(?:^|\/)_/.test(file)
}
