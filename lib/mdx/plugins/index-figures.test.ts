import { describe, expect, it } from 'vitest'
import { mdx } from '../../content-files/test-fixtures'
import { checkFiles } from '../../content-lint/test-check'
import { compileText, html } from '../test-body'

const fence = (source: string, meta = ' title="On {product}"') => `\`\`\`index${meta}\n${source}\n\`\`\``
const source = 'index: orders (o_custkey)\n\n  41\n+ 42'

describe('an index fence', () => {
  it('an index fence becomes a figure with its title and its parsed source', async () => {
    const markup = await html(fence(source))
    expect(markup).toMatch(/^<x-index title="On SQL Tuner" figure="/)
    expect(markup).toContain('&quot;entries&quot;:[{&quot;values&quot;:[&quot;41&quot;]}')
  })

  it('an index fence is indexed by its title', async () => {
    const { sections } = await compileText(fence(source))
    expect(sections[0]?.text).toBe('On SQL Tuner')
  })

  it.each([
    [
      'without a title',
      fence(source, ''),
      '5:1: an index figure needs a title that says what it shows: write ```index title="…"',
    ],
    [
      'with a wrong line',
      fence('index: orders (o_custkey)\n\n+ 42 | 1'),
      '8:1: this entry needs one value, separated by |: o_custkey',
    ],
  ])('an index fence %s is rejected at its line', async (_, body, message) => {
    const { reports } = await checkFiles({ 'en/docs/a.mdx': mdx('title: A', body) })
    expect(reports).toEqual([`en/docs/a.mdx:${message}`])
  })
})
