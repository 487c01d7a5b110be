import { expect, it } from 'vitest'
import { titleHeading } from './title-heading'

it.each([
  ['a hash', '# Set-up\n\nText.'],
  ['a hash at both ends', '# Set-up #\n\nText.'],
  ['an id', '# Set-up {#set-up}\n\nText.'],
  ['an underline', 'Set-up\n======\n\nText.'],
  ['an element', '<h1 align="center">Set-up</h1>\n\nText.'],
  ['Windows line endings', '# Set-up\r\n\r\nText.'],
  ['an import before it', "import X from './x'\n\n# Set-up\n"],
  ['a comment before it', '<!-- # Licence -->\n\n# Set-up\n'],
])('a heading of level 1 with %s is the title', (_, body) => {
  expect(titleHeading(body)).toMatchObject({ text: 'Set-up', isFirst: true })
})

it.each([
  ['# The `EXPLAIN` statement', 'The EXPLAIN statement'],
  ['# **Fast** and _safe_', 'Fast and safe'],
  ['# See [the guide](./guide.md)', 'See the guide'],
  ['# snake_case_name', 'snake_case_name'],
  ['# C\\# and <b>D</b>', 'C# and D'],
])('the title of the heading %s is %s', (body, text) => {
  expect(titleHeading(body)?.text).toBe(text)
})

it.each([
  ['a fence', '```sh\n# a comment\n```\n'],
  ['a heading of level 2', '## Set-up\n'],
  ['an indented line', '    # Set-up\n'],
  ['a word with a hash', '#tag\n'],
  ['a heading without text', '# \n'],
])('%s is not a title', (_, body) => {
  expect(titleHeading(body)).toBeUndefined()
})

it('the rest of the body keeps its line numbers', () => {
  expect(titleHeading('Set-up\n===\n\nText.')?.rest).toBe('\n\n\nText.')
})

it('isFirst is false for a heading below a text', () => {
  expect(titleHeading('A badge.\n\n# Set-up')).toMatchObject({ text: 'Set-up', isFirst: false, rest: 'A badge.\n\n' })
})
