import { describe, expect, it } from 'vitest'
import { inlineSvg } from './svg'

const own = (text: string | undefined) => text?.replaceAll(/s[0-9a-f]{6}/g, 'own')

describe('an SVG inside a page', () => {
  it.each(['stroke="currentColor"', 'fill="var(--accent)"', 'style="fill:light-dark(#000, #fff)"'])(
    'an SVG inside a page takes the colours of the page for %s',
    (paint) => {
      expect(own(inlineSvg(`<?xml version="1.0"?>\n<svg viewBox="0 0 1 1">\n  <path ${paint}/>\n</svg>\n`))).toBe(
        `<svg class="own" viewBox="0 0 1 1"><path ${paint}/></svg>`,
      )
    },
  )

  it('an SVG inside a page has its own ids and styles', () => {
    const svg =
      '<svg><style>.a{fill:currentColor}</style><g id="x"/><use href="#x"/><path marker-end="url(#x)" class="a"/></svg>'
    expect(own(inlineSvg(svg))).toBe(
      '<svg class="own"><style>.own{.a{fill:currentColor}}</style><g id="own-x"/><use href="#own-x"/><path marker-end="url(#own-x)" class="a"/></svg>',
    )
  })

  it('rules for an id of an SVG apply to the prefixed id, and colours stay', () => {
    const svg =
      '<svg><style>#fff,.a #x:hover{stroke:#fff} @media print{[href="#x"]{fill:currentColor}}#y{fill:#fff}</style><g id="x"/><g id=\'fff\'/></svg>'
    expect(own(inlineSvg(svg))).toBe(
      '<svg class="own"><style>.own{#own-fff,.a #own-x:hover{stroke:#fff} @media print{[href="#own-x"]{fill:currentColor}}#y{fill:#fff}}</style><g id="own-x"/><g id="own-fff"/></svg>',
    )
  })

  it('white space between the parts of a text stays', () => {
    const text = '<text x="0"><tspan>Hello</tspan> <tspan>world</tspan>\n  again</text>'
    expect(own(inlineSvg(`<svg stroke="currentColor">\n  <g>\n ${text}\n </g>\n <textPath/>\n</svg>`))).toBe(
      `<svg class="own" stroke="currentColor"><g>${text}</g><textPath/></svg>`,
    )
  })

  it.each([
    ['fixed colours', '<svg><path fill="#000"/></svg>'],
    ['a script', '<svg stroke="currentColor"><script>go()</script></svg>'],
    ['a handler', '<svg stroke="currentColor" onload="go()"></svg>'],
    ['HTML inside', '<svg stroke="currentColor"><foreignObject/></svg>'],
    ['a file of others', '<svg stroke="currentColor"><image href="https://example.org/a.png"/></svg>'],
    ['a style sheet of others', '<svg stroke="currentColor"><style>@import "a.css"</style></svg>'],
    ['a link that runs', '<svg stroke="currentColor"><a href="javascript:go()"/></svg>'],
  ])('an SVG with %s is not inlined', (_, svg) => {
    expect(inlineSvg(svg)).toBeUndefined()
  })
})
