// @environment jsdom
import { render, screen } from '../test-dom'
import { describe, expect, it } from 'vitest'
import { Link } from './Link'

describe('Link', () => {
  it.each([
    ['/faq/#part', '/docs/faq/#part'],
    ['#part', '#part'],
  ])('Link to %s is an anchor to %s with the given attributes', (href, expected) => {
    render(
      <Link href={href} className="plain" rel="next">
        FAQs
      </Link>,
    )
    const link = screen.getByRole('link', { name: 'FAQs' })
    expect(link.getAttribute('href')).toBe(expected)
    expect([link.className, link.getAttribute('rel')]).toEqual(['plain', 'next'])
  })
})
