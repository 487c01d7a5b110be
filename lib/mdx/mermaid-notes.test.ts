import { expect, it } from 'vitest'
import { renderDiagram } from './mermaid'

/** Returns the texts of a sequence diagram from top to bottom, without the names of the participants. */
const rows = (lines: readonly string[]) => {
  const { svg } = renderDiagram(['sequenceDiagram', ...lines].join('\n'))
  const texts = [...svg.matchAll(/<text[^>]* y="([\d.]+)"[^>]*>([^<]*)</g)].map(([, y, text = '']) => [Number(y), text])
  return texts
    .toSorted(([a], [b]) => Number(a) - Number(b))
    .flatMap(([, text]) => (text === 'A' || text === 'B' ? [] : text))
}

it('notes before the first message of a sequence diagram are above it', () => {
  const notes = ['participant A', 'participant B', 'Note over A,B: first', 'note left of A: second']
  expect(rows([...notes, 'A->>B: hello', 'Note over B: last'])).toEqual(['first', 'second', 'hello', 'last'])
})

it('a sequence diagram with notes before its first message has no other message than its own', () => {
  const { svg, texts } = renderDiagram('sequenceDiagram\n  Note over A: first\n  A->>B: hello')
  expect(texts).toEqual(['hello', 'first', 'A', 'B'])
  expect(svg.match(/marker-end=/g)).toHaveLength(1)
})
