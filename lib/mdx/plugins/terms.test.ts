import { describe, expect, it } from 'vitest'
import type { Locale } from '../../i18n/locales'
import { compileBody } from '../compile'
import { markup } from '../test-body'

const entry = (id: string, en: string, zh: string, definition: string) => ({
  id,
  en: { term: en, definition },
  zh: { term: zh, definition: `${zh}的释义。` },
})
const glossary = [
  entry('workload', 'Workload', '工作负载', 'The SQL to study.'),
  entry('covering-index', 'Covering index', '覆盖索引', 'An index for `SELECT`.'),
]
const compile = (body: string, locale: Locale = 'en', file = 'docs/a.mdx') =>
  compileBody({ body, file, locale, glossary })

describe('<Term>', () => {
  it('<Term> is a link to the glossary, described by its definition', async () => {
    const { code, links } = await compile('A <Term id="covering-index">covering index</Term> helps.')
    expect(markup(code)).toBe(
      '<p>A <x-term boxId="term-covering-index" definition="An index for `SELECT`.">' +
        '<a href="doc:docs/glossary.mdx#covering-index" aria-describedby="term-covering-index">covering index</a>' +
        '</x-term> helps.</p>',
    )
    expect(links).toMatchObject([{ href: 'doc:docs/glossary.mdx#covering-index', line: 1, column: 3 }])
  })

  it('<Term> has the definition in the language of the page, and an id for each use', async () => {
    const { code } = await compile('<Term id="workload">甲</Term>和<Term id="workload">乙</Term>。', 'zh')
    expect(markup(code)).toContain('boxId="term-workload" definition="工作负载的释义。"')
    expect(markup(code)).toContain('boxId="term-workload-2"')
  })

  it('<Term> is a paragraph if it is alone on a line, and links to an anchor on the glossary’s own page', async () => {
    const { code } = await compile('<Term id="workload">Workloads</Term>', 'en', 'docs/glossary.mdx')
    expect(markup(code)).toMatch(/^<p><x-term .*><a href="#workload" .*>Workloads<\/a><\/x-term><\/p>$/)
  })

  it('the words of <Term> are indexed, but not its definition', async () => {
    const { sections } = await compile('A <Term id="covering-index">covering index</Term>.')
    expect(sections.map(({ text }) => text)).toEqual(['A covering index.'])
  })

  it('<Term> is a plain link in an excerpt', async () => {
    const { code, excerpt = '' } = await compile('<Term id="workload">Work</Term> here.\n\n{/* truncate */}\n\nMore.')
    expect(markup(code)).toContain('<x-term')
    expect(markup(excerpt)).toBe('<p><a href="doc:docs/glossary.mdx#workload">Work</a> here.</p>')
  })

  it.each([
    ['A <Term id="coverin-index">x</Term>.', 'no term “coverin-index” (did you mean “covering-index”?)', 3],
    ['A <Term>x</Term>.', '<Term> requires the attribute id, such as id="covering-index"', 3],
    ['A <Term idd="workload">x</Term>.', '<Term> has no “idd” (did you mean “id”?)', 3],
    ['A <Term id="workload"></Term>.', '<Term> must contain words of a sentence', 3],
    ['## A <Term id="workload">x</Term>', '<Term> must not be inside a heading', 6],
    ['[A <Term id="workload">x</Term>](b.mdx)', '<Term> must not be inside a link', 4],
    ['<Term id="workload">[x](b.mdx)</Term> y', '<Term> is a link itself and must not contain another one', 21],
  ])('<Term> with an error is rejected: %s', async (body, message, column) => {
    await expect(compile(body)).rejects.toMatchObject({
      message: expect.stringContaining(message) as string,
      position: { line: 1, column },
    })
  })
})

describe('<Glossary>', () => {
  it('<Glossary> has a heading with both names and a definition for each term, sorted', async () => {
    const { code, toc, sections } = await compile('Words.\n\n<Glossary />')
    expect(markup(code)).toContain('<h2 id="covering-index">Covering index <span lang="zh-CN">覆盖索引</span>')
    expect(markup(code)).toContain('<p>An index for <code>SELECT</code>.</p>')
    expect(toc).toEqual([
      { id: 'covering-index', depth: 2, text: 'Covering index 覆盖索引' },
      { id: 'workload', depth: 2, text: 'Workload 工作负载' },
    ])
    expect(sections[1]).toMatchObject({ id: 'covering-index', text: 'An index for SELECT.', isEntry: true })
  })

  it('<Glossary> has a name that both languages share only once', async () => {
    const { toc } = await compileBody({
      body: '<Glossary />',
      file: 'docs/a.mdx',
      locale: 'en',
      glossary: [entry('explain', 'EXPLAIN', 'EXPLAIN', 'Shows the plan.')],
    })
    expect(toc.map(({ text }) => text)).toEqual(['EXPLAIN'])
  })

  it('<Glossary> has the same anchors in Chinese', async () => {
    const { toc } = await compile('<Glossary />', 'zh')
    expect(toc.map(({ id, text }) => [id, text])).toEqual([
      ['covering-index', '覆盖索引 Covering index'],
      ['workload', '工作负载 Workload'],
    ])
  })

  it.each([
    ['See <Glossary /> here.', '<Glossary /> must be on a line of its own, without content'],
    ['<Glossary name="x" />', '<Glossary> has no “name”: delete it'],
  ])('<Glossary> with an error is rejected: %s', async (body, message) => {
    await expect(compile(body)).rejects.toMatchObject({ message: expect.stringContaining(message) as string })
  })

  it('<Glossary> fails without a glossary.yml', async () => {
    const compiled = compileBody({ body: '<Glossary />', file: 'docs/a.mdx', locale: 'en' })
    await expect(compiled).rejects.toThrow('the glossary has no terms')
  })
})
