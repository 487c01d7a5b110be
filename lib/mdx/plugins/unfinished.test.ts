import { describe, expect, it } from 'vitest'
import { compileText } from '../test-body'
import { compileBody } from '../compile'

const code = (mark: string) => `this “${mark}” has no “${mark}” that closes it, on a line of its own`
const admonition = `${code(':::')}; an admonition that contains another one needs one more colon`

describe('a block without an end', () => {
  it.each([
    ['a fence', 'Text.\n\n```sql\nSELECT 1\n\n## Next', 3, code('```')],
    ['a fence of tildes', '~~~~\nx\n~~~\n', 1, code('~~~~')],
    ['a fence whose end has words', '```\nx\n``` sql\n', 1, code('```')],
    ['a fence that only the next one’s end closes', '```sql\nA\n\nText.\n\n```sql\nB\n```\n', 1, code('```')],
    ['a fence on the last line', 'Text.\n\n```', 3, code('```')],
    ['a fence in a quotation', '> ```\n> x\n\nText.', 1, code('```')],
    ['an admonition', ':::note\nText.\n\n## Next', 1, admonition],
    ['an admonition in an admonition of as many colons', ':::note\n\n:::tip\nText.\n:::\n\n:::', 3, admonition],
    ['an admonition in a list', '- :::note\n  Text.\n- Next', 1, admonition],
  ])('a block without an end is rejected: %s', async (_, body, line, message) => {
    await expect(compileText(body)).rejects.toMatchObject({ message, position: { line } })
  })

  it.each([
    ['a fence', '```sql\nSELECT 1\n```'],
    ['a longer end', '~~~\nx\n  ~~~~~  \n\n'],
    ['a fence in a fence', '````\n```\n````'],
    ['a fence that shows code in a text', '```text\n```x```\n```'],
    ['a fence in a quotation', '> ```\n> x\n> ```'],
    ['an admonition in an admonition', '::::note\n\n:::tip\nText.\n:::\n\n::::'],
    ['an admonition in a list', '- :::note\n  Text.\n  :::\n- Next'],
    ['Windows line ends', '```\r\nx\r\n```\r\n'],
    ['an admonition in which the excerpt ends', ':::note\n\nOne.\n\n{/* truncate */}\n\nTwo.\n\n:::'],
  ])('a block is not reported if it has an end: %s', async (_, body) => {
    await expect(compileText(body)).resolves.toBeDefined()
  })

  it('a block is not reported in a .md file whose fence contains an indented fence', async () => {
    const body = '```text\n1. One\n\n    ```sql\n    A\n    ```\n```'
    await expect(compileBody({ body, file: 'docs/guides/x.md', locale: 'en' })).resolves.toBeDefined()
  })
})

describe('a reference to a missing footnote', () => {
  const missing = (name: string) =>
    `there is no footnote [^${name}]: write “[^${name}]: …” on a line of its own, or \\[^ for the text`

  it.each([
    ['in a text', 'One[^1].\n\nTwo[^2].\n\n[^1]: Note.', '2', 3, 4],
    ['on a later line of a quotation', '> One\n> two[^note].', 'note', 2, 6],
    ['in a note', 'One[^1].\n\n[^1]: See [^2].', '2', 3, 11],
    ['in a heading', '## One[^注]', '注', 1, 7],
  ])('a reference to a missing footnote is rejected: %s', async (_, body, name, line, column) => {
    await expect(compileText(body)).rejects.toMatchObject({ message: missing(name), position: { line, column } })
  })

  it.each([
    ['in code', '`[^a]`\n\n```text\n[^a]\n```'],
    ['escaped', 'Every character but a: \\[^a].'],
    ['as a text of a link', '[^a](/x/)'],
    ['in a comment', '{/* [^a] */}\n\n<!-- [^a] -->'],
    ['without a name', '[^] and [^ a]'],
    ['whose note stands behind the excerpt', 'One[^1].\n\n{/* truncate */}\n\n[^1]: Note.'],
  ])('a reference to a footnote is not reported %s', async (_, body) => {
    await expect(compileText(body)).resolves.toBeDefined()
  })
})
