import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ExternalLink } from './ExternalLink'

it('an external link opens a new tab without a reference to this one', () => {
  expect(renderToStaticMarkup(<ExternalLink href="https://example.org/">Out</ExternalLink>)).toBe(
    '<a target="_blank" rel="noopener noreferrer" href="https://example.org/">Out</a>',
  )
})
