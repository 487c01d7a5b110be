import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('the licences are those of the packages that client components and the workers import, not of the packages of the build', () => {
  const text = readFileSync('out/docs/licences.txt', 'utf8')
  const names = [...text.matchAll(/^(\S+) \d\S* \(.+\)$/gm)].map(([, name]) => name)
  expect(names).toEqual(
    expect.arrayContaining(['@electric-sql/pglite', 'flexsearch', 'next', 'node-sql-parser', 'nprogress', 'preact']),
  )
  expect(names).not.toContain('shiki')
  expect(names).not.toContain('esbuild')
  expect(names).not.toContain('react')
})
