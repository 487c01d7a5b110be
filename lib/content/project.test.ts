import { writeFileSync } from 'node:fs'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { formatProblem } from './problem'
import { readProject } from './project'
import { tempFolder } from './test-fixtures'

async function read(files: Record<string, string>) {
  const folder = tempFolder(files)
  const { project, problems } = await readProject(folder)
  return { project, problems: problems.map((problem) => formatProblem(problem).replaceAll(`${folder}/`, '')) }
}

describe('readProject', () => {
  it('a folder with pages only has nothing beside them', async () => {
    expect(await read({})).toEqual({ project: {}, problems: [] })
  })

  it('reads tags; one label serves every language, and the slug is the key unless given', async () => {
    const { project } = await read({
      'tags.yml': 'faq: { label: FAQ }\njoins: { label: { en: Joins, zh: 连接 }, slug: join, description: On joins }\n',
    })
    expect(project.tags).toEqual([
      { key: 'faq', slug: 'faq', label: { en: 'FAQ', zh: 'FAQ' } },
      {
        key: 'joins',
        slug: 'join',
        label: { en: 'Joins', zh: '连接' },
        description: { en: 'On joins', zh: 'On joins' },
      },
    ])
  })

  it('reads authors', async () => {
    const { project } = await read({ 'authors.yml': 'team: { name: The team, url: https://example.org/ }\n' })
    expect(project.authors).toEqual([
      { key: 'team', name: { en: 'The team', zh: 'The team' }, url: 'https://example.org/' },
    ])
  })

  it('puts the product’s slug in keys and its name in texts', async () => {
    const { project } = await read({ 'tags.yml': '"{product}-api": { label: "{product} API" }\n' })
    expect(project.tags).toEqual([
      { key: 'sql-tuner-api', slug: 'sql-tuner-api', label: { en: 'SQL Tuner API', zh: 'SQL Tuner API' } },
    ])
  })

  it('reads sidebars written in TypeScript, with the product’s name in their labels', async () => {
    const { project, problems } = await read({
      'sidebars.ts': [
        "const bar: readonly unknown[] = ['index', { type: 'category', label: 'About {product}', items: ['faq'] }]",
        'export default { bar }',
      ].join('\n'),
    })
    expect(problems).toEqual([])
    expect(project.sidebars).toMatchObject({
      bar: ['index', { type: 'category', label: { en: 'About SQL Tuner' }, items: ['faq'] }],
    })
  })

  it('an edited sidebars.ts is read anew', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1000 })
    onTestFinished(() => void vi.useRealTimers())
    const folder = tempFolder({ 'sidebars.ts': "export default { bar: ['a'] }\n" })
    await readProject(folder)
    writeFileSync(`${folder}/sidebars.ts`, "export default { bar: ['b'] }\n")
    vi.setSystemTime(2000)
    expect((await readProject(folder)).project.sidebars).toEqual({ bar: ['b'] })
  })
})

describe('what is wrong beside the pages', () => {
  it('a tags.yml that is not YAML', async () => {
    expect((await read({ 'tags.yml': 'faq: { label: FAQ\n' })).problems).toEqual([
      'tags.yml:2: Flow map in block collection must be sufficiently indented and end with a }',
    ])
  })

  it('a row with a misspelt field, with its line; the other rows are kept', async () => {
    const { project, problems } = await read({ 'tags.yml': 'faq: { label: FAQ }\njoins: { lable: Joins }\n' })
    expect(problems).toEqual([
      'tags.yml:2: “joins”: label Invalid input',
      expect.stringMatching(/^tags\.yml:2: “joins”:.*“?"?lable/),
    ])
    expect(project.tags?.map(({ key }) => key)).toEqual(['faq'])
  })

  it('an author’s address that is none', async () => {
    expect((await read({ 'authors.yml': 'team: { name: T, url: nowhere }\n' })).problems).toEqual([
      'authors.yml:1: “team”: url Invalid URL',
    ])
  })

  it('a sidebars.ts that does not parse', async () => {
    const { project, problems } = await read({ 'sidebars.ts': "export default { bar: ['a' 'b'] }\n" })
    expect(problems).toEqual([expect.stringMatching(/^sidebars\.ts:1: /)])
    expect(project).not.toHaveProperty('sidebars')
  })

  it.each([
    ['does not parse', ['export default {', '  bar: [', "    'a' 'b',", '  ],', '}'], /^sidebars\.ts:3: /],
    [
      'names what it does not have',
      ['const a = {', '  bar: nope,', '}', 'export default a'],
      /^sidebars\.ts:2: nope is not/,
    ],
  ])('a sidebars.ts that %s, on its line', async (_, lines, message) => {
    expect((await read({ 'sidebars.ts': lines.join('\n') })).problems).toEqual([expect.stringMatching(message)])
  })

  it('a wrong item of a sidebar, on its line', async () => {
    const lines = [
      'export default {',
      "  one: ['a', { type: 'category', label: 'A', items: ['b'] }],",
      '  two: [',
      "    { type: 'category', label: 'A', items: [",
      "      { type: 'category', label: { en: 'B', zh: '乙' }, items: [",
      "        'c',",
      "        { type: 'group', items: [] },",
      '      ] },',
      '    ] },',
      '  ],',
      '}',
    ]
    const { problems } = await read({ 'sidebars.ts': lines.join('\n') })
    expect(problems).toEqual([expect.stringMatching(/^sidebars\.ts:7: two\.0\.items\.0\.items\.1 is neither/)])
  })

  it('a sidebar’s item of no known type', async () => {
    const { problems } = await read({ 'sidebars.ts': "export default { bar: ['a', { type: 'group', items: [] }] }\n" })
    expect(problems).toEqual([
      "sidebars.ts:1: bar.1 is neither a doc's id, nor { type: 'link', label, href }, nor { type: 'category', label, items }",
    ])
  })
})

describe('addresses of tags and authors', () => {
  it('a tag’s address is its key in kebab case, whatever its label', async () => {
    const { project } = await read({ 'tags.yml': 'TPC H: { label: TPC-H }\nIndex-Advice: { label: 索引推荐 }\n' })
    expect(project.tags?.map(({ slug }) => slug)).toEqual(['tpc-h', 'index-advice'])
  })

  it('a tag with a Chinese key is asked for a slug that stays readable in an address', async () => {
    const { problems } = await read({
      'tags.yml': 'faq: { label: FAQ }\n索引推荐: { label: 索引推荐 }\n空值: { label: 空值, slug: nulls }\n',
    })
    expect(problems).toEqual([
      'tags.yml:2: “索引推荐”: give it a slug of Latin letters for its address, such as `slug: query-rewrite`',
    ])
  })

  it('an author with a page has an address in kebab case', async () => {
    const { project } = await read({ 'authors.yml': 'theTeam: { name: Team, page: true }\nguest: { name: Guest }\n' })
    expect(project.authors?.map(({ key, slug }) => [key, slug])).toEqual([
      ['theTeam', 'the-team'],
      ['guest', undefined],
    ])
  })

  it('two authors with one page are refused', async () => {
    const { problems } = await read({
      'authors.yml': 'theTeam: { name: A, page: true }\nthe_team: { name: B, page: true }\n',
    })
    expect(problems).toEqual([
      'authors.yml:2: “the_team” has the same page “the-team” as “theTeam”: rename one of them',
    ])
  })
})
