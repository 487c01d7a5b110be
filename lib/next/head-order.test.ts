import { describe, expect, it } from 'vitest'
import { normalizeHeadOrder } from './head-order'

const before = '<head><meta charSet="utf-8"/><link rel="stylesheet" href="/a.css" data-precedence="next"/>'
const themes = '<meta name="theme-color" content="#fff" media="a"/><meta name="theme-color" content="#000" media="b"/>'
const layout =
  '<link rel="alternate" href="/rss.xml" type="application/rss+xml" title="Feed"/><link rel="search" href="/o.xml" title="Site"/>'
const icons = '<link rel="icon" href="/i.svg"/><link rel="apple-touch-icon" href="/i.png"/>'
const page = '<title>Page</title><link rel="canonical" href="/a/"/><link rel="alternate" hrefLang="en-GB" href="/a/"/>'
const after = '<script>1</script></head><body><title>Of a drawing</title></body>'

describe('normalizeHeadOrder', () => {
  it('normalizeHeadOrder returns one head for every order in which its parts were rendered', () => {
    const wanted = before + themes + icons + layout + page + after
    for (const parts of [
      [themes, layout, page, icons],
      [layout, themes, icons, page],
      [icons, themes, page, layout],
      [layout, page, icons, themes],
    ])
      expect(normalizeHeadOrder(before + parts.join('') + after)).toBe(wanted)
  })

  it('normalizeHeadOrder sorts the feeds of the page and of the layout by folder, each in its order', () => {
    const feed = (href: string) => `<link rel="alternate" href="${href}" title="Feed"/>`
    const [ofLayout, ofPage] = [
      feed('/blog/rss.xml') + feed('/blog/atom.xml'),
      feed('/new/rss.xml') + feed('/new/atom.xml'),
    ]
    for (const parts of [
      [ofPage, ofLayout],
      [ofLayout, ofPage],
    ])
      expect(normalizeHeadOrder(before + parts.join('') + page + after)).toBe(before + ofLayout + ofPage + page + after)
  })

  it('normalizeHeadOrder does not change a head without a title', () => {
    expect(normalizeHeadOrder(before + layout + after)).toBe(before + layout + after)
  })
})
