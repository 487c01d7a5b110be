import { expect, it } from 'vitest'
import { showsApi } from './source'

it.each([
  ['a body with a call', { body: 'Text.\n\n<Endpoint operation="createWorkspace" />' }, true],
  [
    'a body that imports a call',
    {
      body: "import Call from './_call.mdx'\n\n<Call />",
      imported: { 'docs/_call.mdx': { text: '<Endpoint operation="a" />' } },
    },
    true,
  ],
  ['a body that imports another text', { body: '<Note />', imported: { 'docs/_note.mdx': { text: 'Note.' } } }, false],
])('whether the API document is an input of %s', (_, texts, expected) => {
  expect(showsApi(texts)).toBe(expected)
})
