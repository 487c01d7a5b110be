import { expect, it } from 'vitest'
import { compileText } from '../test-body'

it('ids of elements and names of links are anchors, as ids of headings are', async () => {
  const body = '## One\n\n<a id="two"></a>Text <a name="three"></a>\n\n<span id="four">x</span>\n'
  expect((await compileText(body)).anchors).toEqual(['one', 'two', 'three', 'four'])
})
