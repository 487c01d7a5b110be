import { describe, expect, it } from 'vitest'
import { cardsOf } from './cards'
import type { NavCategory, NavLink, NavNode } from '../content-model/sidebars'

const page = (docId: string, facts: Partial<NavLink> = {}): NavLink => ({
  type: 'link',
  label: docId,
  href: `/${docId}/`,
  docId,
  unlisted: false,
  ...facts,
})
const category = (items: NavNode[], facts: Partial<NavCategory> = {}): NavCategory => ({
  type: 'category',
  label: 'Audit',
  items,
  collapsed: true,
  collapsible: true,
  unlisted: false,
  ...facts,
})
const cards = (...nodes: NavNode[]) => cardsOf(nodes, (docId) => (docId === 'faq' ? 'Answers.' : undefined))

describe('cardsOf', () => {
  it('the card of a page has its label, its description, and its URL', () => {
    expect(cards(page('faq'), page('setup'))).toEqual([
      { kind: 'page', label: 'faq', description: 'Answers.', href: '/faq/' },
      { kind: 'page', label: 'setup', href: '/setup/' },
    ])
  })

  it('the card of a category has the number of its entries, and links to its page, else to the first page in it', () => {
    expect(cards(category([page('faq'), category([page('rules')])]))).toEqual([
      { kind: 'category', count: 2, label: 'Audit', href: '/faq/' },
    ])
    expect(cards(category([page('rules')], { href: '/audit/', docId: 'faq' }))).toEqual([
      { kind: 'category', count: 1, label: 'Audit', description: 'Answers.', href: '/audit/' },
    ])
  })

  it('the card of a category with a generated index has the description of that page', () => {
    const generatedIndex = { path: 'category/audit/', title: 'Audit', description: 'All rules.' }
    const made = category([page('rules')], { href: '/category/audit/', docId: 'category/audit/', generatedIndex })
    expect(cards(made)).toMatchObject([{ description: 'All rules.', href: '/category/audit/' }])
  })

  it('the card of an external link has its own kind and description', () => {
    const link = { type: 'link', label: 'Support', href: 'https://example.org/', unlisted: false } as const
    expect(cards({ ...link, description: 'Ask us.' })).toEqual([
      { kind: 'external', label: 'Support', description: 'Ask us.', href: 'https://example.org/' },
    ])
  })

  it('unlisted pages, and categories without a link target, have no card and do not count', () => {
    const secret = page('secret', { unlisted: true })
    expect(cards(secret, category([secret]))).toEqual([])
    expect(cards(category([secret, page('faq')]))).toMatchObject([{ count: 1 }])
  })

  it.each([
    ['🚀 Start', '🚀', 'Start'],
    ['👩‍💻 For developers', '👩‍💻', 'For developers'],
    ['🇨🇳中文', '🇨🇳', '中文'],
  ])('an emoji at the beginning of “%s” is the card’s image', (label, emoji, rest) => {
    expect(cards(page('start', { label }))).toMatchObject([{ emoji, label: rest }])
  })

  it.each(['Start 🚀', '2 phase commit', '# 1', '🚀'])('the label “%s” has no emoji as an image', (label) => {
    expect(cards(page('start', { label }))[0]).toMatchObject({ label })
    expect(cards(page('start', { label }))[0]).not.toHaveProperty('emoji')
  })
})
