import { expect, it } from 'vitest'
import type { Report } from '../../diagnostics/diagnostic'
import { tempFolder } from '../test-fixtures'
import { readComponents } from './components'

const read = (text: string) => {
  const reports: Report[] = []
  const components = readComponents(tempFolder({ 'components.yml': text }), reports)
  return { components, messages: reports.map(({ line, column, message }) => `${line}:${column}: ${message}`) }
}

it('components.yml maps components to elements, admonitions, their content, or nothing', () => {
  const text =
    'Highlight: { element: mark }\nNote: { admonition: note }\nCard: { content: true }\nLogo: { drop: true }\n'
  expect(read(text)).toEqual({
    components: {
      Highlight: { element: 'mark' },
      Note: { admonition: 'note' },
      Card: { content: true },
      Logo: { drop: true },
    },
    messages: [],
  })
})

it.each([
  'Highlight: { element: script }',
  'Highlight: { element: Mark }',
  'Highlight: mark',
  'A: { drop: true, content: true }',
])('an invalid components.yml is reported: %s', (text) => {
  expect(read(text).messages).toEqual([expect.stringMatching(/^1:\d+: must be /)])
})

it('a name in components.yml that no component can have is reported', () => {
  expect(read('highlight: { element: mark }').messages).toEqual([
    expect.stringContaining('must be the name of a component, such as Highlight'),
  ])
})
