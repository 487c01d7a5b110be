import { expect, it } from 'vitest'
import { compileBody } from '../compile'
import { compileText, lenient } from '../test-body'

it('ids of elements and names of links are anchors, as ids of headings are', async () => {
  const body = '## One\n\n<a id="two"></a>Text <a name="three"></a>\n\n<span id="four">x</span>\n'
  expect((await compileText(body)).anchors).toEqual(['one', 'two', 'three', 'four'])
})

it('the id of an unknown component is an anchor', async () => {
  const body = '<Former id="one" />\n\nText\n'
  const compiled = await compileBody({ body, file: 'docs/x.mdx', locale: 'en', settings: { level: 'lenient' } })
  expect(compiled.anchors).toEqual(['one'])
})

it('an id that several elements have stays on the heading, else on the first one', async () => {
  const body =
    '<a id="set-up"></a>\n\n## Set up\n\n<Former id="one" />\n\n<Former id="one">A</Former>\n\n<b id="one">B</b>\n'
  const { text } = await lenient(body)
  expect(text.replaceAll(/\n+/g, '')).toBe(
    '<p><a></a></p><h2 id="set-up">Set up<a class="anchor" title="Direct link to Set up" href="#set-up"></a></h2><div id="one"></div><div></div><p>A</p><b>B</b>',
  )
})
