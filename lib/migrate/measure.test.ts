import { expect, it } from 'vitest'
import { diagnostic } from '../diagnostics/diagnostic'
import { countMessages, measureSite } from './measure'

const at = (rule: 'body' | 'links' | 'compatibility', file: string, message: string) =>
  diagnostic(rule, { file, line: 1, column: 1, message })

const diagnostics = [
  at('body', 'content/en/docs/a.mdx', 'no “x”'),
  at('body', 'content/en/docs/a.mdx', 'no “y”'),
  at('body', 'content/sidebars.ts', 'no “z”'),
  at('links', 'content/en/docs/b.mdx', 'no page'),
  at('compatibility', 'content/en/docs/b.mdx', 'no component'),
]

it('the figures of a site count its pages with an error, not other files', () => {
  expect(measureSite(4, diagnostics)).toEqual({ pages: 4, withErrors: 1, errors: 3, warnings: 2, deadLinks: 1 })
})

it('messages that differ only in the names that they quote are counted together', () => {
  expect(countMessages(diagnostics)[0]).toEqual(['error [body] no “…”', 3])
})
