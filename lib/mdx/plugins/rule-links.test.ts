import { describe, expect, it } from 'vitest'
import { makeFamily, makeRule } from '../../audit-rules/test-rules'
import { rulesFor } from '../../audit-rules/body-rules'
import { markup } from '../test-body'
import { compileBody } from '../compile'

const families = [
  makeFamily('nulls', 'insides/nulls', [
    makeRule('DM30', { note: { en: 'DM30 and NM01 twice: NM01.', zh: 'DM30 与 NM01。' } }),
    makeRule('DM31'),
  ]),
  makeFamily('names', 'insides/names', [makeRule('NM01')]),
]

const compile = (body: string, file = 'docs/guides/x.mdx') =>
  compileBody({ body, file, locale: 'en', rules: rulesFor(body, families) })
const html = async (body: string) => markup((await compile(body)).code)
const DM30 = '<a href="doc:docs/insides/nulls.mdx#dm30">DM30</a>'

describe('a rule’s code', () => {
  it('a rule’s code is linked at its first mention in a section', async () => {
    expect(await html('A **DM30**, a DM30.\n\n- DM30\n- DM31')).toContain(
      `<p>A <strong>${DM30}</strong>, a DM30.</p>\n<ul>\n<li>DM30</li>\n<li><a href="doc:docs/insides/nulls.mdx#dm31">DM31</a></li>`,
    )
    expect(await html('DM30.\n\n## Next\n\nDM30.')).toMatch(new RegExp(`<p>${DM30}.</p>[^]*<p>${DM30}.</p>`))
  })

  it('a rule’s code is linked in tables, admonitions and between Chinese characters', async () => {
    expect(await html('| a |\n| --- |\n| DM30 |')).toContain(`<td role="cell">${DM30}</td>`)
    expect(await html(':::note\n\n见DM30。\n\n:::')).toContain(`<p>见${DM30}。</p>`)
  })

  it('a rule’s code is not linked in headings, code, links and longer words', async () => {
    const markup = await html(
      '## On DM30\n\n`DM30` [of DM30](/x/) [DM30][y] DM301 X_DM30 ADM30\n\n```text\nDM30\n```\n\n[y]: /y/',
    )
    expect(markup).not.toContain('nulls.mdx')
  })

  it('a rule’s code is not linked after a link to it by the writer', async () => {
    const markup = await html('[The trap](../insides/nulls.mdx#dm30) is DM30.')
    expect(markup).toContain('<p><a href="doc:docs/insides/nulls.mdx#dm30">The trap</a> is DM30.</p>')
  })

  it('a rule’s code is not linked in the rule’s own section, and is an anchor elsewhere on its page', async () => {
    const { code } = await compile('First DM31.\n\n<RuleFamily name="nulls" />', 'docs/insides/nulls.mdx')
    expect(markup(code)).toContain('<p>First <a href="#dm31">DM31</a>.</p>')
    expect(markup(code)).toContain('DM30 and <a href="doc:docs/insides/names.mdx#nm01">NM01</a> twice: NM01.')
  })

  it('a rule’s code is collected with the links of the body, at its position', async () => {
    const { links } = await compile('Text.\n\nA line,\nand DM30.')
    expect(links).toEqual([{ href: 'doc:docs/insides/nulls.mdx#dm30', line: 4, column: 5 }])
  })

  it('a code that no rule has is an error at its position', async () => {
    await expect(compile('Text.\n\nOf the **DM99**.')).rejects.toMatchObject({
      message: expect.stringContaining('there is no rule DM99') as string,
      position: { line: 3, column: 10 },
    })
    await expect(compile('## DM32')).rejects.toThrow('there is no rule DM32 (did you mean “DM30”?)')
  })

  it('a rule’s code with an unknown prefix is not changed', async () => {
    expect(await html('UTF8, RFC 5424, AB12.')).toBe('<p>UTF8, RFC 5424, AB12.</p>')
    const source = { body: 'DM30.', file: 'docs/x.mdx', locale: 'en' as const }
    expect(markup((await compileBody(source)).code)).toBe('<p>DM30.</p>')
  })
})
