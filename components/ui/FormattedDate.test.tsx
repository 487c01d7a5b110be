import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FormattedDate } from './FormattedDate'

it('a date is formatted in the page’s language and has a machine-readable value', () => {
  expect(renderToStaticMarkup(<FormattedDate date="2024-03-12T00:00:00.000Z" locale="zh" />)).toBe(
    '<time dateTime="2024-03-12">2024年3月12日</time>',
  )
})
