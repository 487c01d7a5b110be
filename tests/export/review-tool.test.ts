import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { assetsPath } from '@/lib/config/sql-assets'
import { listFiles } from '@/lib/node/list-files'
import { servedTotal } from '../support/brotli'

const folder = path.join('docs', assetsPath())

/** Returns the scripts that a script of the review's worker imports; parsers only if they contain the word. */
function scriptsOf(word: string): string[] {
  const scripts = listFiles(path.join('out', folder)).filter((file) => /^review[-.].*js$/.test(file))
  const isParser = (file: string) =>
    file !== 'review.js' && readFileSync(path.join('out', folder, file)).length > 50_000
  return scripts
    .filter((file) => !isParser(file) || readFileSync(path.join('out', folder, file), 'utf8').includes(word))
    .map((file) => path.join(folder, file))
}

/** Returns the chunks with the code of the tool and with its editor. */
function chunksOf(words: readonly string[]): string[] {
  const chunks = 'docs/_next/static/chunks'
  const files = listFiles(path.join('out', chunks)).filter((file) => file.endsWith('.js'))
  const texts = files.map((file) => readFileSync(path.join('out', chunks, file), 'utf8'))
  return words.map((word) => path.join(chunks, files[texts.findIndex((text) => text.includes(word))] ?? word))
}

// the note of the page says “0.4 MB for PostgreSQL or 0.2 MB for MySQL”
it.each([
  ['PostgreSQL', 'libpg-query.wasm', [path.join(folder, 'libpg-query.wasm')], 440_000],
  ['MySQL', 'AUTO_INCREMENT', [], 240_000],
])('the first review of %s loads no more than the page says', async (_, word, files, limit) => {
  const scripts = scriptsOf(word)
  expect(scripts).toHaveLength(3)
  const chunks = chunksOf(['statements.sql', 'cm-lintRange'])
  expect(await servedTotal([...scripts, ...chunks, ...files, 'docs/workbench/review/rules.json'])).toBeLessThanOrEqual(
    limit,
  )
})

it('the scripts of pages contain no grammar, which only the worker needs', () => {
  const chunks = listFiles('out/docs/_next/static/chunks').map((file) =>
    path.join('out/docs/_next/static/chunks', file),
  )
  expect(chunks.filter((file) => /libpg|AUTO_INCREMENT=/.test(readFileSync(file, 'utf8')))).toEqual([])
})
