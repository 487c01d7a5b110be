import { describe, expect, it } from 'vitest'
import { compileBody } from '../mdx/compile'
import { rulesFor } from './body-rules'
import { expandRules } from './expand'
import { makeFamily, makeRule } from './test-rules'

const families = [makeFamily('names', 'insides/names', [makeRule('NM01'), makeRule('NM02')])]
const compile = (body: string) =>
  compileBody({ body, file: 'docs/insides/names.mdx', locale: 'en', rules: rulesFor(body, families) })

describe('expandRules', () => {
  it('expandRules keeps all lines of a body whose block is inside code', () => {
    const body = 'Text.\n\n```text\n<RuleFamily name="names" />\n```'
    expect(expandRules(body, families, 'en')).toEqual(
      body.split('\n').map((text, index) => ({ text, line: index + 1 })),
    )
  })

  it('expandRules returns the rule and the line of its file for each generated line', () => {
    const lines = expandRules('<RuleFamily name="names" />\n\nAfter.', families, 'en')
    const lineOf = (text: string) => lines.findLast((line) => line.text.includes(text))
    expect(lineOf('| [NM01]')).toMatchObject({ line: 1 })
    expect(lineOf('## NM02')).toMatchObject({ line: 11, from: { file: 'content/rules/names.ts', code: 'NM02' } })
    expect(lineOf('SELECT 1;')).toMatchObject({ line: 15, from: { code: 'NM02' } })
    expect(lineOf('After.')).toEqual({ text: 'After.', line: 3 })
  })

  it.each([
    ['<RuleFamily name="nmaes" />', 'there are no rules “nmaes” (did you mean “names”?)'],
    ['<RuleFamily nam="names" />', '<RuleFamily> has no “nam” (did you mean “name”?)'],
    ['<RuleIndex codes="XX" />', 'there are no rules whose code begins with “XX”'],
    ['<RuleLevels />', '<RuleLevels> requires the attribute list: the id of the doc with all rules'],
    ['Text <RuleIndex /> text', '<RuleIndex> must be on a line of its own, without content: <RuleIndex … />'],
  ])('expandRules reports %s, with its position', async (written, message) => {
    const error = await compile(`Text.\n\n${written}`).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ message, position: { line: 3 } })
  })
})

describe('a body that shows rules', () => {
  it('a body that shows rules has the headings, texts and SQL of the rules', async () => {
    const { toc, sections, sql, links } = await compile('Intro.\n\n<RuleFamily name="names" />\n\n## After\n\n[a](/b/)')
    expect(toc).toEqual([
      { id: 'nm01', depth: 2, text: 'NM01 · Name of NM01' },
      { id: 'nm02', depth: 2, text: 'NM02 · Name of NM02' },
      { id: 'after', depth: 2, text: 'After' },
    ])
    expect(sections.find(({ id }) => id === 'nm02')).toMatchObject({ code: 'SELECT 1;\n\nSELECT 2;' })
    expect(sql.statements[2]).toMatchObject({ sql: 'SELECT 1;', line: 14, from: { code: 'NM02' } })
    expect(links.at(-1)).toEqual({ href: '/b/', line: 7, column: 1 })
  })

  it('a body that shows rules reports an error inside of a rule in the rule’s file', async () => {
    const broken = makeFamily('names', 'insides/names', [makeRule('NM01', { bad: { sql: 'x', marks: 'orcale' } })])
    const body = '<RuleFamily name="names" />'
    const source = { body, file: 'docs/a.mdx', locale: 'en' as const, rules: rulesFor(body, [broken]) }
    await expect(compileBody(source)).rejects.toMatchObject({
      position: { line: 4, from: { file: 'content/rules/names.ts', code: 'NM01' } },
      message: expect.stringContaining('did you mean “oracle”') as string,
    })
  })
})

describe('a body that shows the levels', () => {
  it('a body that shows the levels has the number of audit rules of each level, links to their lists, and download links', async () => {
    const { links, sections } = await compile('<RuleLevels list="insides/rules" />')
    expect(sections[0]?.text).toContain('Warning | 2')
    expect(links.map(({ href }) => href)).toEqual([
      'doc:docs/insides/rules.mdx?level=warning',
      '/default-policy.json',
      '/default-policy.csv',
    ])
  })
})

describe('rulesFor', () => {
  const sections = { NM01: 'insides/names', NM02: 'insides/names' }

  it('rulesFor returns all rules for a body that shows some of them, so that its cache key depends on all', () => {
    expect(rulesFor('<RuleIndex codes="RW" />', families)).toEqual({ families, sections })
    expect(rulesFor('<RuleIndex />')).toEqual({ families: [], sections: {} })
  })

  it('rulesFor returns the pages of all rules for a body that mentions a rule, or may do so in the texts of an <Endpoint>', () => {
    expect(rulesFor('See XX99.', families)).toEqual({ families: [], sections })
    expect(rulesFor('<Endpoint operation="x" />', families)).toEqual({ families: [], sections })
  })

  it('rulesFor returns nothing for a body without rules', () => {
    expect(rulesFor('Rules of ORDER BY 1.', families)).toEqual({ families: [], sections: {} })
  })
})
