// @environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { startVersions } from './preferred-version'

const stored = () => localStorage.getItem('docs-preferred-version-default')
const open = () => dispatchEvent(new Event('site:arrived'))

startVersions()
beforeEach(() => {
  localStorage.clear()
  document.documentElement.dataset.versions = 'current 1.0'
})

describe('the preferred version of the docs', () => {
  it('the preferred version of the docs is stored when its link is followed, under the same key as by Docusaurus', () => {
    document.body.innerHTML = '<a href="#" data-version="1.0"><b>1.0</b></a><a href="#">FAQ</a>'
    document.querySelectorAll('a')[1]?.click()
    expect(stored()).toBeNull()
    document.querySelector('b')?.click()
    expect(stored()).toBe('1.0')
  })

  it('the preferred version of the docs is kept while that version exists, and deleted afterwards', () => {
    localStorage.setItem('docs-preferred-version-default', '1.0')
    open()
    expect(stored()).toBe('1.0')
    document.documentElement.dataset.versions = 'current'
    open()
    expect(stored()).toBeNull()
  })
})
