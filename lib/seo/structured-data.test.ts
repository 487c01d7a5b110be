import { describe, expect, it } from 'vitest'
import { breadcrumbList } from './structured-data'

describe('breadcrumbList', () => {
  it('breadcrumbList numbers the breadcrumbs that have a URL', () => {
    const crumbs = [
      { name: 'Home', url: 'https://docs.example.com/docs/' },
      { name: 'Audit' },
      { name: 'Rules', url: 'https://docs.example.com/docs/audit/rules/' },
    ]
    expect(breadcrumbList(crumbs)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://docs.example.com/docs/' },
        { '@type': 'ListItem', position: 2, name: 'Rules', item: 'https://docs.example.com/docs/audit/rules/' },
      ],
    })
  })

  it('breadcrumbList is undefined for a single breadcrumb with a URL', () => {
    expect(breadcrumbList([{ name: 'Audit' }, { name: 'Rules', url: 'https://docs.example.com/docs/rules/' }])).toBe(
      undefined,
    )
  })
})
