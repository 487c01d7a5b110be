import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Icon } from './Icon'

describe('Icon', () => {
  it('is hidden from those who cannot see it', () => {
    expect(renderToStaticMarkup(<Icon name="home" />)).toMatch(/^<svg [^>]* aria-hidden="true"/)
  })

  it('is 20 pixels wide and high unless told', () => {
    expect(renderToStaticMarkup(<Icon name="home" />)).toContain('width="20" height="20"')
    expect(renderToStaticMarkup(<Icon name="home" size={16} />)).toContain('width="16" height="16"')
  })

  it('says its name to style sheets, and each has its own drawing', () => {
    expect(renderToStaticMarkup(<Icon name="sun" />)).toMatch(/data-icon="sun"><circle /)
    expect(renderToStaticMarkup(<Icon name="moon" />)).toMatch(/data-icon="moon"><path /)
  })
})
