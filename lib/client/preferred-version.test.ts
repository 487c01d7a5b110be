// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { forgetMissingVersion, preferVersion } from './preferred-version'

const stored = () => localStorage.getItem('docs-preferred-version-default')

beforeEach(() => localStorage.clear())

describe('the preferred version of the docs', () => {
  it('the preferred version of the docs is stored under the same key as by Docusaurus', () => {
    preferVersion('current')
    expect(stored()).toBe('current')
  })

  it('the preferred version of the docs is kept while that version exists', () => {
    preferVersion('current')
    forgetMissingVersion(['current'])
    expect(stored()).toBe('current')
  })

  it('the preferred version of the docs is deleted if that version no longer exists', () => {
    preferVersion('1.0')
    forgetMissingVersion(['current'])
    expect(stored()).toBeNull()
  })
})
