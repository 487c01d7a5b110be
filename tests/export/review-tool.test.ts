import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { assetsPath } from '@/lib/config/sql-assets'
import { listFiles } from '@/lib/node/list-files'
import { servedTotal } from '../support/brotli'

const folder = path.join('docs', assetsPath())

const script = (name: string) => readFileSync(path.join('out', folder, name), 'utf8')

/** Returns a script and those that it imports at its start. */
function withImports(name: string): string[] {
  const imported = [...script(name).matchAll(/(?:from|import)"\.\/([^"]+)"/g)].map(([, other = '']) => other)
  return [name, ...imported.flatMap(withImports)]
}

/** Returns the scripts of the review's worker, with those of the smallest parser that contains the word. */
function scriptsOf(word: string): string[] {
  const parsers = [...script('review.js').matchAll(/import\("\.\/([^"]+)"\)/g)].map(([, name = '']) =>
    withImports(name),
  )
  const [parser = [word]] = parsers
    .filter((names) => names.some((name) => script(name).includes(word)))
    .sort((one, other) => one.length - other.length)
  return [...new Set([...withImports('review.js'), ...parser])].map((name) => path.join(folder, name))
}

/** Returns the chunks with the code of the tool and with its editor. */
function chunksOf(words: readonly string[]): string[] {
  const chunks = 'docs/_next/static/chunks'
  const files = listFiles(path.join('out', chunks)).filter((file) => file.endsWith('.js'))
  const texts = files.map((file) => readFileSync(path.join('out', chunks, file), 'utf8'))
  return words.map((word) => path.join(chunks, files[texts.findIndex((text) => text.includes(word))] ?? word))
}

// the note of the page says “0.4 MB for PostgreSQL, 0.5 MB for Oracle, 0.2 MB for MySQL or SQL Server”
it.each([
  ['PostgreSQL', 'libpg-query.wasm', [path.join(folder, 'libpg-query.wasm')], 448_000],
  ['Oracle', 'CONNECT_BY_ISCYCLE', [path.join(folder, 'libpg-query.wasm')], 460_000],
  ['MySQL', 'ENGINE_ATTRIBUTE', [], 249_000],
  ['SQL Server', 'TEXTIMAGE_ON', [], 249_000],
])('the first review of %s loads no more than the page says', async (_, word, files, limit) => {
  const scripts = scriptsOf(word)
  const chunks = chunksOf(['statements.sql', 'cm-lintRange'])
  expect(await servedTotal([...scripts, ...chunks, ...files, 'docs/workbench/review/rules.json'])).toBeLessThanOrEqual(
    limit,
  )
})

it('the scripts of pages contain no grammar, which only the worker needs', () => {
  const chunks = listFiles('out/docs/_next/static/chunks').map((file) =>
    path.join('out/docs/_next/static/chunks', file),
  )
  expect(chunks.filter((file) => /libpg|AUTO_INCREMENT=|TEXTIMAGE_ON/.test(readFileSync(file, 'utf8')))).toEqual([])
})
