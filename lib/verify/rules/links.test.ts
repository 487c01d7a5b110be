import { describe, expect, it } from 'vitest'
import { brokenAnchors, brokenLinks, missingAssets } from './links'
import { origin, siteOf } from '../test-site'

const messages = (found: readonly { message: string }[]) => found.map(({ message }) => message)

describe('links', () => {
  const target = { 'docs/b/index.html': '<h2 id="here">B</h2>', 'docs/zh/b/index.html': '<h2 id="dort">B</h2>' }
  const from = (html: string) => siteOf({ ...target, 'docs/a/index.html': html, 'docs/logo.svg': '<svg/>' })

  it('links to pages, anchors, inputs of tools, other sites and e-mail addresses are valid', () => {
    const site = from(
      '<a href="/docs/b/#here">1</a><a href="../b/">2</a><a href="https://example.org/x">3</a><a href="mailto:a@b.c">4</a><a href="#top">5</a><a href="/docs/b/#example=RW05">7</a><a href="?q=1">6</a>',
    )
    expect([...brokenLinks(site), ...brokenAnchors(site)]).toEqual([])
  })
  it('links to missing pages, without a trailing slash, or with invalid URLs are reported', () => {
    const site = from('<a href="/docs/c/">1</a><a href="/docs/b">2</a><a href="http://">3</a>')
    expect(messages(brokenLinks(site))).toEqual([
      'the link /docs/c/ does not exist in the site',
      'the link /docs/b has no trailing slash, so hosts redirect it',
      'the link http:// is not a valid URL',
    ])
  })
  it('links to an anchor of the other language are reported', () => {
    expect(messages(brokenAnchors(from('<a href="/docs/zh/b/#here">1</a><a href="/docs/zh/b/#dort">2</a>')))).toEqual([
      '/docs/zh/b/#here: the anchor does not exist',
    ])
  })
  it('links of redirects are checked', () => {
    const site = from('<meta http-equiv="refresh" content="0; url=/docs/gone/">')
    expect(messages(brokenLinks(site))).toEqual(['the link /docs/gone/ does not exist in the site'])
  })
  it('links on many pages are reported once, with their number', () => {
    const many = Array.from({ length: 6 }, (_, number) => [`docs/${number}/index.html`, '<a href="/docs/x/">x</a>'])
    const found = brokenLinks(siteOf(Object.fromEntries(many)))
    expect(found).toHaveLength(1)
    expect(found[0]?.message).toContain('on 6 pages')
  })
  it('links in a template are ignored', () => {
    expect(brokenLinks(from('<template><a href="/docs/c/">x</a></template>'))).toEqual([])
  })
})

describe('assets', () => {
  const of = (html: string) => messages(missingAssets(siteOf({ 'docs/index.html': html, 'docs/a.png': '' })))
  it('assets that exist, or are of other origins, are valid', () => {
    expect(
      of(
        '<img src="/docs/a.png" srcset="a.png 1x, /docs/a.png 2x"><script src="https://cdn.example.org/x.js"></script>',
      ),
    ).toEqual([])
  })
  it('assets in src and srcset, style sheets, icons, feeds and share images are checked', () => {
    const missing = 'does not exist in the site'
    expect(
      of(
        '<link rel="stylesheet" href="/docs/1.css"><link rel="alternate" type="text/markdown" href="index.md"><meta property="og:image" content="https://docs.example.com/docs/2.png"><img src="3.png" srcset="4.png 1x, 5.png 2x">',
      ),
    ).toEqual(
      ['/docs/1.css', 'index.md', 'https://docs.example.com/docs/2.png', '3.png', '4.png', '5.png'].map(
        (name) => `${name} ${missing}`,
      ),
    )
  })
  it('URLs in metadata are checked: the URL of the page, and those in structured data', () => {
    const data = {
      '@id': `${origin}/docs/#a`,
      url: `${origin}/docs/6/`,
      image: `${origin}/docs/7.png`,
      publisher: { url: 'https://www.example.org/' },
      itemListElement: [{ item: `${origin}/docs/` }, { item: `${origin}/docs/8/` }],
    }
    const html = `<meta property="og:url" content="${origin}/docs/5/"><script type="application/ld+json">${JSON.stringify(data)}</script>`
    expect(of(html)).toEqual(
      ['5/', '6/', '7.png', '8/'].map((name) => `${origin}/docs/${name} does not exist in the site`),
    )
    expect(of('<script type="application/ld+json">{"url":"</script>')).toEqual([])
  })
})
