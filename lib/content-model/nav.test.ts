import { describe, expect, it } from 'vitest'
import { categoryOf, findTrail, neighbours, reachableHref, readingOrder } from './nav'
import type { NavLink } from './sidebars'
import { paths } from '../config/routes'
import { makeNavCategory as category, makeNavLink as link } from '../content-files/test-fixtures'

const support: NavLink = { type: 'link', label: 'Support', href: 'https://example.org/', unlisted: false }
const rules = link('rules')
const policies = category('Policies', [rules])
const audit = category('Audit', [link('intro'), policies], { href: '/audit/', docId: 'audit' })
const tree = [link('home'), audit, support, category('More', [link('secret', { unlisted: true }), link('faq')])]

describe('findTrail', () => {
  it('findTrail returns the nodes from the root to the doc', () => {
    expect(findTrail(tree, 'rules')).toEqual([audit, policies, rules])
  })

  it('findTrail ends at a category when the doc is its page', () => {
    expect(findTrail(tree, 'audit')).toEqual([audit])
  })

  it('findTrail is empty for a doc that is not in the tree', () => {
    expect(findTrail(tree, 'elsewhere')).toEqual([])
  })
})

describe('readingOrder', () => {
  it('readingOrder has the page of a category before its items, and skips unlisted pages and external links', () => {
    expect(readingOrder(tree).map(({ docId }) => docId)).toEqual(['home', 'audit', 'intro', 'rules', 'faq'])
  })

  it('readingOrder skips the unlisted page of a category, but not the items of the category', () => {
    expect(readingOrder([{ ...audit, linkUnlisted: true }]).map(({ docId }) => docId)).toEqual(['intro', 'rules'])
  })

  it('readingOrder returns the label, the id and the href that a pager needs; the label of a category is not that of its doc', () => {
    expect(readingOrder([link('home'), { ...audit, items: [] }])).toEqual([
      { docId: 'home', label: 'HOME', href: '/home/' },
      { docId: 'audit', href: '/audit/' },
    ])
    const generatedIndex = { path: paths.generatedIndex('audit'), title: 'Audits' }
    const index = category('Audit', [], { href: '/category/audit/', docId: 'category/audit/', generatedIndex })
    expect(readingOrder([index])).toEqual([{ docId: 'category/audit/', label: 'Audit', href: '/category/audit/' }])
  })

  it('readingOrder skips a doc of another sidebar, to which a ref leads', () => {
    expect(readingOrder([link('home'), link('faq', { ref: true })]).map(({ docId }) => docId)).toEqual(['home'])
  })
})

describe('neighbours', () => {
  it('neighbours are the docs before and after in reading order, across categories', () => {
    expect(neighbours(readingOrder(tree), 'rules')).toMatchObject({
      previous: { docId: 'intro' },
      next: { docId: 'faq' },
    })
  })

  it('neighbours are undefined before the first doc and after the last', () => {
    expect(neighbours(readingOrder(tree), 'home').previous).toBeUndefined()
    expect(neighbours(readingOrder(tree), 'faq').next).toBeUndefined()
  })

  it.each(['elsewhere', 'secret'])('neighbours are undefined for “%s”, which is not in the reading order', (docId) => {
    expect(neighbours(readingOrder(tree), docId)).toEqual({})
  })
})

describe('reachableHref', () => {
  it('reachableHref returns the page of a node', () => {
    expect(reachableHref(audit)).toBe('/audit/')
  })

  it('reachableHref returns the first page below a category without a page', () => {
    expect(reachableHref(category('Outer', [category('Empty', []), policies]))).toBe('/rules/')
  })

  it('reachableHref never returns an unlisted page', () => {
    expect(reachableHref(link('secret', { unlisted: true }))).toBeUndefined()
    expect(reachableHref({ ...audit, linkUnlisted: true })).toBe('/intro/')
    expect(reachableHref(category('More', [link('secret', { unlisted: true }), link('faq')]))).toBe('/faq/')
  })

  it('reachableHref returns nothing for an empty category', () => {
    expect(reachableHref(category('Empty', []))).toBeUndefined()
  })
})

describe('categoryOf', () => {
  it('categoryOf returns the innermost category around a page', () => {
    expect(categoryOf(tree, 'rules')).toBe(policies)
  })

  it('categoryOf returns the category whose page is the given one', () => {
    expect(categoryOf(tree, 'audit')).toBe(audit)
  })

  it.each(['home', 'elsewhere'])('categoryOf returns undefined for “%s”, which is in no category', (docId) => {
    expect(categoryOf(tree, docId)).toBeUndefined()
  })
})
