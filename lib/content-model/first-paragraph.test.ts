import { expect, it } from 'vitest'
import { firstParagraph } from './first-paragraph'

it.each([
  ['Runs **SQL** with [psql](/a/)\nand `sqlite3`.\n\nMore.', 'Runs SQL with psql and sqlite3.'],
  ['\n# Setup\n\n## Before\n\nText.', 'Text.'],
  ["import Tabs from '@theme/Tabs'\n\n<Tabs\n  values={[1]}>\n\n:::note\n\nRead this.\n\n:::", 'Read this.'],
  ['```sh\nnpm ci\n\nnpm start\n```\n\n<!-- Not\n\nthis -->\n\n![A plan](/a.png)\n\nText:\n- one', 'Text:'],
  ['Setup\n---\n\n- one\n\n1. two\n\n> three\n\n    code\n\n| a |\n\n[a]: /b', undefined],
  ['', undefined],
])('the first paragraph of a body is its first text: %s', (body, expected) => {
  expect(firstParagraph(body)).toBe(expected)
})

it('a long first paragraph ends after a whole word, within 160 characters', () => {
  expect(firstParagraph('twelve chars '.repeat(20))).toBe(`${'twelve chars '.repeat(12)}…`.replace(' …', '…'))
  expect(firstParagraph('数'.repeat(200))).toBe(`${'数'.repeat(159)}…`)
})
