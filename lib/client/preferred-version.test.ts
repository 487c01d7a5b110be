// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { forgetMissingVersion, preferVersion } from './preferred-version'

const stored = () => localStorage.getItem('docs-preferred-version-default')

beforeEach(() => localStorage.clear())

describe('the preferred version of the docs', () => {
  it('is kept under the key of the previous site', () => {
    preferVersion('current')
    expect(stored()).toBe('current')
  })

  it('stays while that version is there', () => {
    preferVersion('current')
    forgetMissingVersion(['current'])
    expect(stored()).toBe('current')
  })

  it('is forgotten when that version is gone', () => {
    preferVersion('1.0')
    forgetMissingVersion(['current'])
    expect(stored()).toBeNull()
  })
})
