import { expect, it } from 'vitest'
import { compileBody } from '../compile'
import { compileText } from '../test-body'

it('ids of elements and names of links are anchors, as ids of headings are', async () => {
  const body = '## One\n\n<a id="two"></a>Text <a name="three"></a>\n\n<span id="four">x</span>\n'
  expect((await compileText(body)).anchors).toEqual(['one', 'two', 'three', 'four'])
})

it('the id of an unknown component is an anchor', async () => {
  const body = '<Former id="one" />\n\nText\n'
  const compiled = await compileBody({ body, file: 'docs/x.mdx', locale: 'en', settings: { level: 'lenient' } })
  expect(compiled.anchors).toEqual(['one'])
})
