import { describe, expect, it } from 'vitest'
import { cutAtMark, escapeHeadingIds } from './prose-lines'

describe('the truncate mark', () => {
  it('ends the excerpt and leaves its line empty', () => {
    expect(cutAtMark('One.\n\n{/* truncate */}\n\nTwo.')).toEqual({ whole: 'One.\n\n\n\nTwo.', excerpt: 'One.\n\n\n' })
  })
  it('is code inside a fence', () => {
    const body = '```jsx\n{/* truncate */}\n```'
    expect(cutAtMark(body)).toEqual({ whole: body })
  })
  it('lets the excerpt keep the link definitions that follow it', () => {
    expect(cutAtMark('See [x][r].\n\n<!-- truncate -->\n\n[r]: /x\n').excerpt).toBe('See [x][r].\n\n\n[r]: /x')
  })
})

describe('an id given to a heading', () => {
  it('is escaped in a section, a list and a quote, and left alone in code', () => {
    const body = '## A {#a}\n- ## B {#b}\n> ## C {#c}\n```md\n## D {#d}\n```'
    expect(escapeHeadingIds(body)).toBe('## A \\{#a}\n- ## B \\{#b}\n> ## C \\{#c}\n```md\n## D {#d}\n```')
  })
})
