import { describe, expect, it } from 'vitest'
import { activeMarkup } from './inline-code'
import { leaksOf, localUrls } from './leaks'
import { parsePage } from '../page'
import { withCsp } from '../../hosting/csp'
import { policyErrors } from './csp'
import { structuredDataErrors } from './structured-data'
import { structureErrors } from './structure'
import { origin } from '../test-site'
import { MarkupDeduplicator } from './markup-deduplicator'
import { invalidMarkup } from './validity'

const page = (html: string) => parsePage('docs/a/index.html', html)
const messages = (found: readonly { message: string }[]) => found.map(({ message }) => message)
const whole = (body: string, lang = 'en') =>
  `<!DOCTYPE html><html lang="${lang}"><head><meta charset="utf-8"><title>A</title></head><body><main><h1>A</h1>${body}</main></body></html>`

describe('structure', () => {
  const check = (html: string) => messages(structureErrors(page(html)))
  it('the structure of a page with each required element once is valid', () => {
    expect(check(whole('<h2 id="b">B</h2><p aria-labelledby="b">'))).toEqual([])
  })
  it('a page must have a title, a language and one visible h1', () => {
    expect(check('<html><head></head><body><h1>A</h1><h1>B</h1></body></html>')).toEqual([
      '0 titles in the head, or an empty one',
      '2 headings of level 1',
      'no language',
    ])
    expect(check(whole('<div hidden><h1>B</h1></div>'))).toEqual([])
    // an SVG may have its own titles
    expect(check(whole('<svg><title>x</title></svg>'))).toEqual([])
  })
  it('a page must have ordered headings that are not empty', () => {
    expect(check(whole('<h3>B</h3>'))).toEqual(['an h3 follows an h1'])
    expect(check(whole('<h2> </h2>'))).toEqual(['an empty <h2>'])
  })
  it('each image must have an alternative text, which may be empty', () => {
    expect(check(whole('<img src="/a.png" alt="A"><img src="/b.png" alt><img src="/c.png">'))).toEqual([
      'an <img> without alt: /c.png',
    ])
  })
  it('ids must be unique, and targets of references must exist', () => {
    expect(check(whole('<p id="x"></p><p id="x"></p><label for="y">l</label>'))).toEqual([
      'the id “x” is used 2 times',
      'for of <label> names “y”, which does not exist',
    ])
  })
  it('the target of a collapsed button may be missing, but not that of an expanded one', () => {
    expect(check(whole('<button type="button" aria-controls="y" aria-expanded="false">b</button>'))).toEqual([])
    expect(check(whole('<button type="button" aria-controls="y" aria-expanded="true">b</button>'))).toEqual([
      'aria-controls of <button> names “y”, which does not exist',
    ])
  })
})

describe('validity', () => {
  it('the validity of a page is checked by the HTML standard', () => {
    expect(invalidMarkup(page(whole('<p>Right.</p>')))).toEqual([])
    expect(messages(invalidMarkup(page(whole('<p><div>x</div></p>')))).join()).toMatch(/not permitted|close/)
    expect(messages(invalidMarkup(page(whole('<ul><div>x</div></ul>')))).join()).toContain('not permitted')
    expect(messages(invalidMarkup(page(whole('<a href="/b/"><button type="button">x</button></a>')))).join()).toContain(
      'not permitted',
    )
    expect(messages(invalidMarkup(page(whole('<input type="colour">')))).join()).toContain('invalid value')
  })

  it('markup of many pages is checked once, but reported each time if it is invalid', () => {
    const seen = new MarkupDeduplicator()
    const right = whole('<ul><li><a href="/b/">b</a></li></ul>')
    const wrong = whole('<ul><li>x</li><b>x</b></ul>')
    expect(invalidMarkup(page(right), seen)).toEqual([])
    expect(seen.strip(page(right)).text).not.toContain('<ul>')
    for (let time = 0; time < 2; time++) expect(invalidMarkup(page(wrong), seen)).toHaveLength(1)
  })

  it('markup is distinguished by its ancestors: a list in a paragraph is checked although a list elsewhere is valid', () => {
    const seen = new MarkupDeduplicator()
    expect(invalidMarkup(page(whole('<ul><li>x</li></ul><p>y</p>')), seen)).toEqual([])
    expect(invalidMarkup(page(whole('<p>y<ul><li>x</li></ul></p>')), seen)).not.toEqual([])
    expect(invalidMarkup(page(whole('<ul><p>y</p></ul>')), seen)).not.toEqual([])
  })
})

describe('structured data', () => {
  const check = (text: string) =>
    messages(structuredDataErrors(page(`<script type="application/ld+json">${text}</script>`)))
  it('structured data must be valid JSON with the required properties at every level', () => {
    expect(check('{"@context":"https://schema.org","@type":"Person","name":"Ana"}')).toEqual([])
    expect(check('{"@context":')[0]).toContain('cannot be read')
    expect(check('{"@type":"Person","name":""}')).toEqual([
      'structured data without the context https://schema.org',
      'Person lacks name',
    ])
    expect(
      check(
        '{"@context":"https://schema.org","@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem","position":1,"name":"A"}]}',
      ),
    ).toEqual(['ListItem lacks item'])
    expect(check('{"@context":"https://schema.org","@type":"Recipe"}')[0]).toContain('unknown type Recipe')
  })
})

describe('inert markup', () => {
  const check = (html: string) => messages(activeMarkup(page(html)))
  it('inert markup may contain links and images', () => {
    expect(
      check('<a href="/docs/">x</a><img src="data:image/png;base64,AA=="><p title="javascript:">onclick</p>'),
    ).toEqual([])
  })
  it('event handlers, script URLs and embedded documents are not inert markup', () => {
    expect(
      check(
        '<p onclick="x()">1</p><a href=" java\tscript:x()">2</a><iframe srcdoc="<b>"></iframe><form action="VBScript:x"></form>',
      ),
    ).toEqual([
      '<p> has the handler onclick',
      'href of <a> is a script:  java\tscript:x()',
      '<iframe> has a document of its own in srcdoc',
      'action of <form> is a script: VBScript:x',
    ])
  })
})

describe('the policy', () => {
  const check = (html: string) => messages(policyErrors(page(html), origin))
  const strict = withCsp('<head><meta charset="utf-8"><script>a()</script></head>')
  it('the policy that the assembly writes is valid', () => {
    expect(check(strict)).toEqual([])
    expect(check(`${strict}<script type="application/ld+json">{}</script><script src="/x.js"></script>`)).toEqual([])
  })
  it('the policy of a page must exist, come first, be strict, and allow the content of the page', () => {
    expect(check('<script>a()</script>')).toEqual(['no Content-Security-Policy'])
    expect(check(`<script src="/x.js"></script>${strict}`)).toEqual(['something is loaded or run before the policy'])
    expect(check(`${strict}<script>b()</script>`)).toEqual(['the policy forbids the script b()'])
    expect(check(`${strict}<svg><style>p{}</style></svg>`)).toEqual(['the policy forbids <style>: use a style sheet'])
    expect(check(strict.replace("script-src 'self'", "script-src 'unsafe-eval' https:"))).toEqual([
      "scripts may be 'unsafe-eval'",
      'scripts may be https:',
    ])
  })
})

describe('leaks', () => {
  it('paths of the build machine and references to source maps are reported as leaks', () => {
    const check = (file: string, text: string) => messages(leaksOf(file, text, ['/builds/site']))
    expect(check('a.txt', 'see /build/ and file:///')).toEqual([])
    expect(check('a.txt', 'at /builds/site/lib/a.ts')).toEqual(['a path of the build machine: /builds/site'])
    expect(check('a.svg', 'href="file:///tmp/a.png"')).toEqual(['a file URL of the build machine: file:///'])
    expect(check('a.js', 'x()\n//# sourceMappingURL=a.js.map')).toEqual(['a reference to a source map'])
    expect(check('a.md', 'sourceMappingURL=a.js.map')).toEqual([])
  })
  it('local URLs are reported as leaks in attributes, but not in texts', () => {
    const check = (html: string) => messages(localUrls(page(html)))
    expect(check('<code>http://localhost:8080/</code><a href="https://localhost.example.com/">x</a>')).toEqual([])
    expect(check('<a href="http://localhost:3000/docs/">x</a>')).toEqual([
      '<a> has the local URL http://localhost:3000/docs/',
    ])
    expect(check('<p>{product}</p>')).toEqual(['“{product}” was not replaced'])
  })
})
