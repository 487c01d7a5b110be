import { expect, it } from 'vitest'
import { lenient } from '../test-body'

it.each([
  [
    '<Card title="Start" description="In *5* minutes" href="/faq/" icon="rocket" />',
    '<p><strong><a href="/faq/">Start</a></strong></p>\n<p>In *5* minutes</p>',
  ],
  [
    '<Card title="Start" to="/faq/">\n\nText\n\n</Card>',
    '<p><strong><a href="/faq/">Start</a></strong></p>\n<p>Text</p>',
  ],
  ['<Button href="/faq/">\n\nStart\n\n</Button>', '<p><a href="/faq/">Start</a></p>'],
  ['<Button href="/faq/">\n  <>Start</>\n</Button>', '<p><a href="/faq/">Start</a></p>'],
  [
    '<Card href="/faq/">\n\n### Start\n\nText\n\n</Card>',
    '<h3 id="start"><a href="/faq/">Start</a><a class="anchor" title="Direct link to Start" href="#start"></a></h3>\n<p>Text</p>',
  ],
  ['<Card href="/faq/">\n\nThe [text](/glossary/)\n\n</Card>', '<p>The <a href="/glossary/">text</a></p>'],
  ['<Card href="/faq/">\n\n<a href="/glossary/">A</a> text\n\n</Card>', '<p><a href="/glossary/">A</a> text</p>'],
  ['<Card href="/faq/"><Button href="/glossary/">A</Button></Card>', '<a href="/glossary/">A</a>'],
  ['See <Tip href="/faq/">the [text](/glossary/)</Tip>.', '<p>See the <a href="/glossary/">text</a>.</p>'],
  ['<Steps>\n\nText\n\n</Steps>', '<p>Text</p>'],
  [
    'See <Tip text="a hint">word</Tip> and <Ref to="/faq/" label="this" />.',
    '<p>See word and <a href="/faq/">this</a>.</p>',
  ],
  [
    '<Shot alt="A plan" src="img/a.png" width={9} />',
    '<x-figure src="/img/a.png" alt="A plan" loading="eager"></x-figure>',
  ],
  [
    '<Video src="img/a.mp4" poster="img/a.png" label="Tour" />',
    '<p><strong>Tour</strong></p>\n<video src="/img/a.mp4" controls="" poster="/img/a.png"></video>',
  ],
  [
    '<Player url="https://example.org/watch?v=1" />',
    '<p><a href="https://example.org/watch?v=1">https://example.org/watch?v=1</a></p>',
  ],
  [
    '<Video src="https://example.org/a.mp4" title="Tour" />',
    '<p><strong><a href="https://example.org/a.mp4">Tour</a></strong></p>',
  ],
  ['<Video src="//example.org/a.mp4" />', '<p><a href="//example.org/a.mp4">//example.org/a.mp4</a></p>'],
  ['<Video src="/img/a.mp4#t=3" />', '<video src="/img/a.mp4#t=3" controls=""></video>'],
  ['<Anchor id="former" />', '<div id="former"></div>'],
  ['A <Anchor id="former">word</Anchor>.', '<p>A <span id="former"></span>word.</p>'],
  ['<Card title={name} items={[{ title: "a" }]} />', ''],
])('an unknown component is replaced by its texts, link, image and content: %s', async (body, expected) => {
  const { text, warnings } = await lenient(body)
  expect(text.trim()).toBe(expected)
  expect(warnings[0]).toMatch(/there is no component/)
})

it('a component with an import that is not available is replaced in the same way', async () => {
  const body = "import Card from '@site/src/Card'\n\nexport const name = 'Start'\n\n<Card title={name} />"
  expect(await lenient(body)).toEqual({
    text: '<p><strong>Start</strong></p>',
    warnings: ['1:1: the import of “@site/src/Card” is not available: components.yml can say what replaces Card'],
  })
})

it('imports of a lenient folder whose names are not components have one warning without advice about components', async () => {
  const imports = ['DataA', 'DataB', 'DataC'].map((name) => `import { ${name} } from '@site/src/${name}'`)
  const body = `import Card from '@site/src/Card'\n${imports.join('\n')}\n\n<Card data={[DataA, DataB, DataC]}>T</Card>`
  const { warnings } = await lenient(body)
  expect(warnings).toEqual([
    '1:1: the import of “@site/src/Card” is not available: components.yml can say what replaces Card',
    '1:1: the imports of “@site/src/DataA”, “@site/src/DataB” and “@site/src/DataC” are not available: write what the page shows of them',
  ])
})

it('an import of a lenient folder that the page does not use has no warning', async () => {
  const { warnings } = await lenient("import Card, { Small } from '@site/src/Card'\n\nCards.")
  expect(warnings).toEqual([])
})

it('a link of an unknown component that would run code is an error', async () => {
  await expect(lenient('<Card title="A" href="javascript:go()" />')).rejects.toThrow('would run code')
})
