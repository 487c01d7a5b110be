import { describe, expect, it } from 'vitest'
import { licenceList, licenceErrors, type ShippedPackage } from './licences'

const one = (facts: Partial<ShippedPackage>): ShippedPackage => ({
  name: 'a',
  version: '1.0.0',
  licence: 'MIT',
  texts: ['Copyright A\n'],
  ...facts,
})

describe('licences of shipped packages', () => {
  it('licences of shipped packages require only that their text is included, and have a text', () => {
    expect(licenceErrors([one({}), one({ licence: 'MIT AND Apache-2.0' })])).toEqual([])
    expect(licenceErrors([one({ licence: 'AGPL-3.0-only' })])).toEqual([
      'a is part of the site, but its licence AGPL-3.0-only is not allowed: see lib/build/outputs/licences.ts',
    ])
    expect(licenceErrors([one({ licence: 'MIT AND LGPL-3.0-or-later' })])).toHaveLength(1)
    expect(licenceErrors([one({ texts: [] })])).toEqual([
      'a is part of the site, but has no file with the text of its licence MIT',
    ])
  })
  it('licences of shipped packages are listed with the name and version of the package and their text', () => {
    expect(licenceList([one({}), one({ name: 'b' })])).toBe(
      `a 1.0.0 (MIT)\n\nCopyright A\n\n${'-'.repeat(80)}\n\nb 1.0.0 (MIT)\n\nCopyright A\n`,
    )
  })
})
