import { expect, it } from 'vitest'
import { issueUrl } from './issue-url'

it.each([
  ['https://example.org/new', { title: '/docs/a/' }, 'https://example.org/new?title=/docs/a/'],
  ['https://example.org/new', { title: 'A & B', body: 'x?' }, 'https://example.org/new?title=A%20%26%20B&body=x%3F'],
  ['https://example.org/new?labels=docs', { title: 'A' }, 'https://example.org/new?labels=docs&title=A'],
  [
    'https://example.org/new?issue[title]={title}&issue[description]={body}',
    { title: '中', body: '$&' },
    'https://example.org/new?issue[title]=%E4%B8%AD&issue[description]=%24%26',
  ],
])('the issue form %s is prefilled with %j', (form, issue, url) => {
  expect(issueUrl(form, issue)).toBe(url)
})
