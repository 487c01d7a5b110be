import { describe, expect, it } from 'vitest'
import { checkFiles } from '../content/test-check'
import { mdx } from '../content/test-fixtures'
import { html } from '../test-body'
import { writersComponents } from './components'

const said = async (body: string) => {
  const { problems } = await checkFiles({ 'en/docs/a.mdx': mdx('title: A', body) })
  return problems.map((problem) => problem.replace(/^en\/docs\/a\.mdx:\d+:\d+: /, ''))
}

describe('hostile or broken content is refused with a sentence', () => {
  it.each([
    [
      '<b dangerouslySetInnerHTML={{ __html: "x" }} />',
      'the attribute “dangerouslySetInnerHTML” would run code: leave it out',
    ],
    ['<CodeBlock html="x" />', `there is no component <CodeBlock>; known: ${writersComponents.join(', ')}`],
    ['[x](javascript:alert)', 'the address “javascript:alert” would run code'],
    ['<a href="javascript:alert">x</a>', 'the address in “href” would run code'],
    ['<h1>x</h1>', 'the title is the only heading of level 1: start sections with `##`'],
    [
      '<Admonition kind="zebra">x</Admonition>',
      'there is no box of the kind zebra; known: note, tip, info, warning, danger',
    ],
    [
      '::: note\n\nText.\n\n:::',
      'a box begins with `:::note` or `:::note[Title]`, and ends with `:::` on a line of its own',
    ],
    [':::nnote\n\nText.\n\n:::', 'there is no box “:::nnote” (did you mean “note”?)'],
    ['> [!NOET]\n> Text.', 'there is no alert “[!NOET]” (did you mean “NOTE”?)'],
  ])('%s', async (body, message) => {
    expect(await said(body)).toEqual([message])
  })

  it('a broken escape in a link is a warning, not a crash', async () => {
    const { warnings } = await checkFiles({ 'en/docs/a.mdx': mdx('title: A', '[x](#%E4%A)') })
    expect(warnings).toEqual([expect.stringContaining('link to the anchor “#%E4%25A”')])
  })

  it('a word that YAML takes for a reference is explained', async () => {
    const { problems } = await checkFiles({ 'en/docs/a.mdx': mdx('title: *a') })
    expect(problems).toEqual(['en/docs/a.mdx:2:8: “*a” has a meaning of its own in YAML: put the text in quotes'])
  })
})

describe('what a writer means arrives', () => {
  it('a link right after a colon', async () => {
    expect(await html('注意:重要[链接](https://example.org/)')).toContain('重要<a href="https://example.org/">链接</a>')
  })
  it('the product in an image’s text, in an address that is its own text, and alone in an element', async () => {
    expect(await html('![On {product}](/a.png)')).toContain('alt="On SQL Tuner"')
    expect(await html('https://example.org/{product}')).toContain('>https://example.org/sql-tuner<')
    expect(await html('<kbd>{product}</kbd>')).toBe('<kbd>SQL Tuner</kbd>')
  })
})
