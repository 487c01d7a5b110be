// @environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { saveTerms, takeTerms } from './arrival'

const key = 'search.arrival'
beforeEach(() => sessionStorage.clear())

describe('saved search terms', () => {
  it('saved search terms are returned once, on the page that they were saved for', () => {
    saveTerms(`${location.origin}/elsewhere/#part`, ['index'])
    expect(takeTerms()).toEqual([])
    saveTerms(`${location.href}#part`, ['index', 'scan'])
    expect([takeTerms(), takeTerms()]).toEqual([['index', 'scan'], []])
  })

  it.each([
    ['5', []],
    ['nonsense', []],
    ['{"path":"/"}', []],
    ['{"path":"/","terms":5}', []],
    ['{"path":"/","terms":["index",null]}', ['index']],
  ])('saved search terms are read from valid storage only: %s', (stored, terms) => {
    sessionStorage.setItem(key, stored)
    expect(takeTerms()).toEqual(terms)
  })
})
