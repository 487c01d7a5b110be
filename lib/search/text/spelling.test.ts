import { describe, expect, it } from 'vitest'
import { commonPrefix, editDistance, maxEdits, stem } from './spelling'

describe('editDistance', () => {
  it.each([
    ['oracle', 'oracle', 0],
    ['orcale', 'oracle', 1],
    ['oracl', 'oracle', 1],
    ['oraccle', 'oracle', 1],
    ['pracle', 'oracle', 1],
    ['paginaton', 'pagination', 1],
    ['redundent', 'redundant', 1],
    ['postgers', 'postgres', 1],
    ['worksapec', 'workspace', 2],
  ])('the edit distance of %s and %s is %d', (one, other, count) => {
    expect(editDistance(one, other, 2)).toBe(count)
    expect(editDistance(other, one, 2)).toBe(count)
  })

  it('editDistance does not count beyond the limit', () => {
    expect(editDistance('index', 'window', 1)).toBeGreaterThan(1)
    expect(editDistance('a', 'abcdef', 2)).toBeGreaterThan(2)
  })
})

describe('maxEdits', () => {
  it('maxEdits is 1 for words of four letters or more, and 2 for words of eight letters or more', () => {
    expect(['abc', 'abcd', 'abcdefg', 'abcdefgh'].map(maxEdits)).toEqual([0, 1, 1, 2])
  })
})

describe('stem', () => {
  it.each([
    ['index', 'indexes'],
    ['index', 'indices'],
    ['query', 'queries'],
    ['optimise', 'optimize'],
    ['optimising', 'optimizes'],
    ['analyse', 'analyzed'],
    ['normalisation', 'normalization'],
    ['behaviour', 'behavior'],
  ])('stem returns the same for %s and %s', (one, other) => {
    expect(stem(one)).toBe(stem(other))
  })

  it.each([
    ['selectivity', 'select'],
    ['selective', 'select'],
    ['explainable', 'explain'],
    ['likely', 'like'],
    ['one', 'on'],
    ['our', 'or'],
    ['four', 'for'],
  ])('stem returns different stems for %s and the SQL keyword %s', (word, keyword) => {
    expect(stem(word)).not.toBe(stem(keyword))
  })

  it.each([
    ['selected', 'select'],
    ['joins', 'join'],
    ['row', 'rows'],
    ['existence', 'exists'],
    ['selectivities', 'selectivity'],
    ['using', 'use'],
  ])('stem returns the same for %s and %s, forms of an SQL keyword or of one term', (one, other) => {
    expect(stem(one)).toBe(stem(other))
  })

  it.each([
    ['queries', 'query'],
    ['optimise', 'optimization'],
    ['drop', 'dropped'],
  ])('the common prefix of the forms of %s is the beginning of %s', (word, form) => {
    expect(form.startsWith(commonPrefix(word))).toBe(true)
  })
})
