import { writeFileSync } from 'node:fs'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { formatReport } from '../../diagnostics/diagnostic'
import { readProject } from './project'
import { tempFolder } from '../test-fixtures'

async function read(files: Record<string, string>) {
  const folder = tempFolder(files)
  const { project, reports } = await readProject(folder)
  return { project, reports: reports.map((report) => formatReport(report).replaceAll(`${folder}/`, '')) }
}

describe('readProject', () => {
  it('readProject returns empty settings for a folder with pages only', async () => {
    expect(await read({})).toEqual({ project: {}, reports: [] })
  })

  it('readProject reads tags: a single label is used in every language, and the slug is the key by default', async () => {
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

  it('readProject reads authors', async () => {
    const { project } = await read({ 'authors.yml': 'team: { name: The team, url: https://example.org/ }\n' })
    expect(project.authors).toEqual([
      { key: 'team', name: { en: 'The team', zh: 'The team' }, url: 'https://example.org/' },
    ])
  })

  it('readProject reads authors and tags in the format of Docusaurus', async () => {
    const { project, reports } = await read({
      'authors.yml':
        'ann: { name: Ann, image_url: /img/ann.png, page: { permalink: /ann-lee }, socials: { x: annlee, newsletter: https://example.org/ } }\n',
      'tags.yml': 'joins: { label: Joins, permalink: /sql-joins }\n',
    })
    expect(reports).toEqual([])
    expect(project.authors).toEqual([
      {
        key: 'ann',
        name: { en: 'Ann', zh: 'Ann' },
        image: '/img/ann.png',
        socials: [
          { name: 'X', url: 'https://x.com/annlee' },
          { name: 'Newsletter', url: 'https://example.org/' },
        ],
        slug: 'ann-lee',
      },
    ])
    expect(project.tags).toEqual([{ key: 'joins', slug: 'sql-joins', label: { en: 'Joins', zh: 'Joins' } }])
  })

  it('readProject omits invalid values of an author and a tag in a lenient folder, and keeps the rest', async () => {
    const folder = tempFolder({
      'settings.yml': 'level: lenient\n',
      'authors.yml': 'ann: { age: 5, email: nobody, socials: { chess: ann, github: ann } }\n',
      'tags.yml': 'joins:\n',
    })
    const { project, reports, unsupported } = await readProject(folder)
    expect(project.authors).toEqual([
      { key: 'ann', name: { en: 'ann', zh: 'ann' }, socials: [{ name: 'GitHub', url: 'https://github.com/ann' }] },
    ])
    expect(project.tags).toEqual([{ key: 'joins', slug: 'joins', label: { en: 'joins', zh: 'joins' } }])
    expect(reports).toEqual([])
    expect(unsupported.map((report) => formatReport(report).replace(`${folder}/`, ''))).toEqual([
      'authors.yml:1:16: “ann”: email must be an email address, not "nobody"',
      'authors.yml:1:42: “ann”: socials.chess must be a URL such as https://example.org/me, not "ann"',
      expect.stringContaining('authors.yml:1:8: “ann”: unknown field “age”'),
    ])
  })

  it('readProject omits an author’s image on another site, unless settings.yml allows the host', async () => {
    const files = { 'authors.yml': 'ann: { name: Ann, image_url: "https://img.example.org/ann.png" }\n' }
    const imageWith = async (settings: string) =>
      (await read({ ...files, 'settings.yml': settings })).project.authors?.[0]?.image
    expect(await imageWith('level: lenient\n')).toBeUndefined()
    expect(await imageWith('level: lenient\nimage_hosts: [img.example.org]\n')).toBe('https://img.example.org/ann.png')
  })

  it('readProject replaces {product} by the slug in keys and by the name in texts', async () => {
    const { project } = await read({ 'tags.yml': '"{product}-api": { label: "{product} API" }\n' })
    expect(project.tags).toEqual([
      { key: 'sql-tuner-api', slug: 'sql-tuner-api', label: { en: 'SQL Tuner API', zh: 'SQL Tuner API' } },
    ])
  })

  it('readProject reads sidebars written in TypeScript, with the product’s name in their labels', async () => {
    const { project, reports } = await read({
      'sidebars.ts': [
        "const bar: readonly unknown[] = ['index', { type: 'category', label: 'About {product}', items: ['faq'] }]",
        'export default { bar }',
      ].join('\n'),
    })
    expect(reports).toEqual([])
    expect(project.sidebars).toMatchObject({
      bar: ['index', { type: 'category', label: { en: 'About SQL Tuner' }, items: ['faq'] }],
    })
  })

  it('readProject reads an edited sidebars.ts again', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1000 })
    onTestFinished(() => void vi.useRealTimers())
    const folder = tempFolder({ 'sidebars.ts': "export default { bar: ['a'] }\n" })
    await readProject(folder)
    writeFileSync(`${folder}/sidebars.ts`, "export default { bar: ['b'] }\n")
    vi.setSystemTime(2000)
    expect((await readProject(folder)).project.sidebars).toEqual({ bar: ['b'] })
  })
})

it('an invalid entry of tags.yml is read without its invalid values', async () => {
  const { project } = await read({ 'tags.yml': 'faq: { label: FAQ }\njoins: { lable: Joins }\n' })
  expect(project.tags?.map(({ key, label }) => [key, label])).toEqual([
    ['faq', { en: 'FAQ', zh: 'FAQ' }],
    ['joins', { en: 'joins', zh: 'joins' }],
  ])
})

describe('slugs of tags and authors', () => {
  it('a tag’s slug is its key in kebab case, whatever its label', async () => {
    const { project } = await read({ 'tags.yml': 'TPC H: { label: TPC-H }\nIndex-Advice: { label: 索引推荐 }\n' })
    expect(project.tags?.map(({ slug }) => slug)).toEqual(['tpc-h', 'index-advice'])
  })

  it('a tag with a Chinese key must have a slug', async () => {
    const { reports } = await read({
      'tags.yml': 'faq: { label: FAQ }\n索引推荐: { label: 索引推荐 }\n空值: { label: 空值, slug: nulls }\n',
    })
    expect(reports).toEqual(['tags.yml:2:1: “索引推荐”: add a slug of Latin letters, such as `slug: query-rewrite`'])
  })

  it('the slug of an author with a page is in kebab case', async () => {
    const { project } = await read({ 'authors.yml': 'theTeam: { name: Team, page: true }\nguest: { name: Guest }\n' })
    expect(project.authors?.map(({ key, slug }) => [key, slug])).toEqual([
      ['theTeam', 'the-team'],
      ['guest', undefined],
    ])
  })

  it('two authors with the same slug are rejected', async () => {
    const { reports } = await read({
      'authors.yml': 'theTeam: { name: A, page: true }\nthe_team: { name: B, page: true }\n',
    })
    expect(reports).toEqual([
      'authors.yml:2:1: “the_team” has the same page “the-team” as “theTeam”: rename one of them',
    ])
  })
})
