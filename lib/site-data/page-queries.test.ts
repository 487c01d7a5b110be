import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const folder = path.join('lib', 'site-data')
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')
const modules = readdirSync(folder).filter((file) => /^(?!.*\.test\.|page-quer).*\.ts$/.test(file))
const named = (file: string) => [...read(file).matchAll(/pageQuery\(\s*'(\w+)'/g)].map(([, name]) => name)

describe('queries of pages', () => {
  it('every module with queries is imported by `page-queries.ts`', () => {
    const withQueries = modules.filter((file) => read(file).includes('pageQuery('))
    const imported = [...read('page-queries.ts').matchAll(/^import '\.\/(.*)'$/gm)]
      .map(([, name]) => `${name}.ts`)
      .sort()
    expect(imported).toEqual(withQueries.sort())
  })

  it('every query has a name of its own', () => {
    const names = modules.flatMap(named)
    expect(names.length).toBeGreaterThan(20)
    expect(names).toEqual([...new Set(names)])
  })
})
