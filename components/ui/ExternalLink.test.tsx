import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ExternalLink } from './ExternalLink'

it('a link out of the site opens a new tab that learns nothing of this one', () => {
  expect(renderToStaticMarkup(<ExternalLink href="https://example.org/">Out</ExternalLink>)).toBe(
    '<a target="_blank" rel="noopener noreferrer" href="https://example.org/">Out</a>',
  )
})
