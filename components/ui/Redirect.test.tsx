// @environment jsdom
import { render, screen } from '../test-dom'
import { expect, it } from 'vitest'
import { Redirect } from './Redirect'

it('a redirect works without JavaScript and contains a link to its target', () => {
  render(<Redirect to="/zh/faq/" />)
  expect(document.querySelector('meta[http-equiv=refresh]')?.getAttribute('content')).toBe('0; url=/docs/zh/faq/')
  expect(screen.getByRole('link').getAttribute('href')).toBe('/docs/zh/faq/')
})
