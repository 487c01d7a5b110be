import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Icon } from './Icon'

describe('Icon', () => {
  it('Icon is hidden from screen readers', () => {
    expect(renderToStaticMarkup(<Icon name="home" />)).toMatch(/^<svg [^>]* aria-hidden="true"/)
  })

  it('Icon is 20 pixels wide and high by default', () => {
    expect(renderToStaticMarkup(<Icon name="home" />)).toContain('width="20" height="20"')
    expect(renderToStaticMarkup(<Icon name="home" size={16} />)).toContain('width="16" height="16"')
  })

  it('Icon has its name as an attribute for style sheets, and each icon has its own shape', () => {
    expect(renderToStaticMarkup(<Icon name="sun" />)).toMatch(/data-icon="sun"><circle /)
    expect(renderToStaticMarkup(<Icon name="moon" />)).toMatch(/data-icon="moon"><path /)
  })
})
