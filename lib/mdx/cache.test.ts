import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { onSite } from '../content-files/test-fixtures'
import type { MdxSource } from './body'
import { compilers } from './cache'

const source: MdxSource = { body: 'Text.', file: 'docs/a.mdx', locale: 'en' }

/** A fresh cache, and what it had to compile. */
async function freshCache() {
  const { compileCached } = await onSite({}, () => import('./cache'))
  const compiled: string[] = []
  const get = (wanted: MdxSource) =>
    compileCached(wanted, async ({ body }) => {
      compiled.push(body)
      return {
        code: `code of ${body}`,
        toc: [],
        anchors: [],
        links: [],
        images: [],
        cards: [],
        sections: [],
        sql: { statements: [], pairs: [] },
        warnings: [],
      }
    })
  return { get, compiled }
}

describe('compileCached', () => {
  it('compileCached compiles a body once and then reads it from the cache', async () => {
    const { get, compiled } = await freshCache()
    const first = await get(source)
    expect(await get(source)).toEqual(first)
    expect(first).toEqual({
      code: 'code of Text.',
      toc: [],
      anchors: [],
      links: [],
      images: [],
      cards: [],
      sections: [],
      sql: { statements: [], pairs: [] },
      warnings: [],
    })
    expect(compiled).toEqual(['Text.'])
  })

  it.each([
    ['text', { body: 'Other.' }],
    ['place', { file: 'docs/b/a.mdx' }],
    ['language', { locale: 'zh' }],
    ['level', { settings: { level: 'lenient' } }],
    ['page of a rule', { rules: { families: [], sections: { RW01: 'insides/other' } } }],
    ['glossary', { glossary: [] }],
    ['rule for a component', { components: { Chart: { drop: true } } }],
  ] as const)('compileCached compiles a body again with another %s', async (_, change) => {
    const { get, compiled } = await freshCache()
    await get(source)
    await get({ ...source, ...change })
    expect(compiled).toHaveLength(2)
  })

  it('compileCached reads a body from the cache if its data are equal, but other objects', async () => {
    const { get, compiled } = await freshCache()
    const withData = () => ({ ...source, rules: { families: [], sections: { RW01: 'insides/joins' } }, glossary: [] })
    await get(withData())
    await get(withData())
    expect(compiled).toHaveLength(1)
  })

  it('compileCached does not cache an error, so that the next call compiles the body again', async () => {
    const { compileCached } = await onSite({}, () => import('./cache'))
    const fails = async () => {
      throw new Error('no')
    }
    await expect(compileCached(source, fails)).rejects.toThrow('no')
    await expect(compileCached(source, fails)).rejects.toThrow('no')
  })
})

it('the key of a compiled body contains all code that compiles it', async () => {
  const { metafile } = await build({
    entryPoints: ['lib/mdx/compile.ts'],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  })
  // the first two only find and store files; of the site's settings, only the product is shown, which is in the key
  const isInKey = (file: string) =>
    ['lib/node/', 'lib/next/', 'lib/config/site.ts', 'lib/config/content-folder.ts', ...compilers].some((known) =>
      file.startsWith(known),
    )
  expect(Object.keys(metafile.inputs).filter((file) => !isInKey(file))).toEqual([])
})
