import { describe, expect, it } from 'vitest'
import { licenceList, licenceMistakes, shippedNames, type ShippedPackage } from './licences'

const one = (facts: Partial<ShippedPackage>): ShippedPackage => ({
  name: 'a',
  version: '1.0.0',
  licence: 'MIT',
  texts: ['Copyright A\n'],
  ...facts,
})

describe('licences of what ships', () => {
  it('ask for their text alone, and have one', () => {
    expect(licenceMistakes([one({}), one({ licence: 'MIT AND Apache-2.0' })])).toEqual([])
    expect(licenceMistakes([one({ licence: 'AGPL-3.0-only' })])).toEqual([
      'a is part of the site under AGPL-3.0-only: see lib/build/outputs/licences.ts',
    ])
    expect(licenceMistakes([one({ licence: 'MIT AND LGPL-3.0-or-later' })])).toHaveLength(1)
    expect(licenceMistakes([one({ texts: [] })])).toEqual(['a is part of the site and has no text of its licence, MIT'])
  })
  it('are listed with name, version and text', () => {
    expect(licenceList([one({}), one({ name: 'b' })])).toBe(
      `a 1.0.0 (MIT)\n\nCopyright A\n\n${'-'.repeat(80)}\n\nb 1.0.0 (MIT)\n\nCopyright A\n`,
    )
  })
  it('are of the packages that islands and the worker import, not of those that build the site', async () => {
    const names = await shippedNames()
    expect(names).toEqual(
      expect.arrayContaining(['@electric-sql/pglite', 'flexsearch', 'next', 'nprogress', 'react', 'react-dom']),
    )
    expect(names).not.toContain('shiki')
    expect(names).not.toContain('esbuild')
  })
})
