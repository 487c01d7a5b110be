import { describe, expect, it } from 'vitest'
import { categoryOf, findTrail, neighbours, reachableHref, readingOrder } from './nav'
import type { NavLink } from './sidebars'
import { makeNavCategory as category, makeNavLink as link } from '../content-files/test-fixtures'

const support: NavLink = { type: 'link', label: 'Support', href: 'https://example.org/', unlisted: false }
const rules = link('rules')
const policies = category('Policies', [rules])
const audit = category('Audit', [link('intro'), policies], { href: '/audit/', docId: 'audit' })
const tree = [link('home'), audit, support, category('More', [link('secret', { unlisted: true }), link('faq')])]

describe('findTrail', () => {
  it('returns the nodes from the root to the doc', () => {
    expect(findTrail(tree, 'rules')).toEqual([audit, policies, rules])
  })

  it('ends at a category when the doc is its page', () => {
    expect(findTrail(tree, 'audit')).toEqual([audit])
  })

  it('is empty for a doc that is not in the tree', () => {
    expect(findTrail(tree, 'elsewhere')).toEqual([])
  })
})

describe('readingOrder', () => {
  it('a category’s page precedes what is in it; unlisted pages and other sites are skipped', () => {
    expect(readingOrder(tree).map(({ docId }) => docId)).toEqual(['home', 'audit', 'intro', 'rules', 'faq'])
  })

  it('an unlisted page of a category is skipped, what is in the category is not', () => {
    expect(readingOrder([{ ...audit, linkUnlisted: true }]).map(({ docId }) => docId)).toEqual(['intro', 'rules'])
  })

  it('returns the label, the id and the href that a pager needs', () => {
    expect(readingOrder([link('home')])).toEqual([{ docId: 'home', label: 'HOME', href: '/home/' }])
  })
})

describe('neighbours', () => {
  it('are the docs before and after in reading order, across categories', () => {
    expect(neighbours(tree, 'rules')).toMatchObject({ previous: { docId: 'intro' }, next: { docId: 'faq' } })
  })

  it('there is nothing before the first and after the last', () => {
    expect(neighbours(tree, 'home').previous).toBeUndefined()
    expect(neighbours(tree, 'faq').next).toBeUndefined()
  })

  it.each(['elsewhere', 'secret'])('“%s” has none: it is not in the reading order', (docId) => {
    expect(neighbours(tree, docId)).toEqual({})
  })
})

describe('reachableHref', () => {
  it('returns the page of a node', () => {
    expect(reachableHref(audit)).toBe('/audit/')
  })

  it('returns the first page below a category without a page', () => {
    expect(reachableHref(category('Outer', [category('Empty', []), policies]))).toBe('/rules/')
  })

  it('never returns an unlisted page', () => {
    expect(reachableHref(link('secret', { unlisted: true }))).toBeUndefined()
    expect(reachableHref({ ...audit, linkUnlisted: true })).toBe('/intro/')
    expect(reachableHref(category('More', [link('secret', { unlisted: true }), link('faq')]))).toBe('/faq/')
  })

  it('returns nothing for an empty category', () => {
    expect(reachableHref(category('Empty', []))).toBeUndefined()
  })
})

describe('categoryOf', () => {
  it('is the innermost one around a page', () => {
    expect(categoryOf(tree, 'rules')).toBe(policies)
  })

  it('is the one whose page it is', () => {
    expect(categoryOf(tree, 'audit')).toBe(audit)
  })

  it.each(['home', 'elsewhere'])('is nothing for “%s”, which stands in none', (docId) => {
    expect(categoryOf(tree, docId)).toBeUndefined()
  })
})
