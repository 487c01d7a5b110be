import { expect, it } from 'vitest'
import { compileText, lenient } from '../test-body'

it('each heading of level 1 in a body is an error', async () => {
  await expect(compileText('# One\n\n# Two')).rejects.toMatchObject({
    errors: [{ position: { line: 1 } }, { position: { line: 3 } }],
  })
})

it('in a lenient folder the headings of level 1 get level 2, the headings below them one level more, and one warning', async () => {
  const { text, warnings } = await lenient('## Before\n\n# One\n\n## Part\n\n# Two')
  expect(text.match(/<h\d/g)).toEqual(['<h2', '<h2', '<h3', '<h2'])
  expect(warnings).toEqual(['3:1: the title is the only heading of level 1: start sections with `##`'])
})

it('in a lenient folder an <h1> element gets level 2', async () => {
  expect((await lenient('<h1 align="center">One</h1>\n\nText.')).text).toContain('<h2')
})
