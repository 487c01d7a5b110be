import { expect, it } from 'vitest'
import { compileText } from '../test-body'

it('the text of a body is divided into sections with the ids of their headings', async () => {
  const { sections, toc } = await compileText(
    [
      'Intro of {product} with `code`.',
      '## First *part* {#one}',
      '| a | b |\n|---|---|\n| 1 | 2 |',
      '- x\n- y',
      '```sql\nSELECT 1;\n```',
      '### Below',
      ':::note[Careful]\n\nBoxed.\n\n:::',
    ].join('\n\n'),
  )
  expect(sections).toEqual([
    { id: '', heading: '', depth: 0, text: 'Intro of SQL Tuner with code.', code: '' },
    { id: 'one', heading: 'First part', depth: 2, text: 'a | b\n1 | 2\nx\ny', code: 'SELECT 1;' },
    { id: 'below', heading: 'Below', depth: 3, text: 'Careful\nBoxed.', code: '' },
  ])
  expect(sections.slice(1).map(({ id }) => id)).toEqual(toc.map(({ id }) => id))
})

it('the text of a body has a mark in place of code between two texts', async () => {
  const code = '```sql\nSELECT 1;\n```'
  const { sections } = await compileText([code, 'Before:', code, code, 'after.', code].join('\n\n'))
  expect(sections.map(({ text }) => text)).toEqual(['Before:\n…\nafter.'])
})

it('the text of a body contains its footnotes without their links', async () => {
  const { sections } = await compileText('Two indexes[^1].\n\n[^1]: A note.')
  expect(sections.map(({ text }) => text)).toEqual(['Two indexes.', 'A note.'])
})
