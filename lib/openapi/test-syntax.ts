import { createRequire } from 'node:module'
import path from 'node:path'
import { Language, Parser, type Node } from '@vscode/tree-sitter-wasm'

const folder = path.dirname(createRequire(import.meta.url).resolve('@vscode/tree-sitter-wasm'))
const parsers = new Map<string, Promise<Parser>>()

/** The languages that `findSyntaxErrors` supports, by the names in code fences. */
export const checkedLanguages = ['bash', 'python', 'javascript', 'java', 'go'] as const

/** Returns the syntax errors in code, each with its line and text. */
export async function findSyntaxErrors(language: string, code: string): Promise<string[]> {
  if (!parsers.has(language)) parsers.set(language, openParser(language))
  const tree = (await parsers.get(language))?.parse(code)
  return tree ? errorsBelow(tree.rootNode) : ['not parsed']
}

async function openParser(language: string): Promise<Parser> {
  await Parser.init({ locateFile: (name: string) => path.join(folder, name) })
  return new Parser().setLanguage(await Language.load(path.join(folder, `tree-sitter-${language}.wasm`)))
}

function errorsBelow(node: Node): string[] {
  if (!node.hasError) return []
  if (node.isError || node.isMissing)
    return [`line ${node.startPosition.row + 1}: ${node.isMissing ? `missing ${node.type}` : node.text}`]
  return node.children.flatMap((child) => (child ? errorsBelow(child) : []))
}
