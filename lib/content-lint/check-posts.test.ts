import { describe, expect, it } from 'vitest'
import { checkFiles } from './test-check'
import { mdx } from '../content-files/test-fixtures'

const reports = async (files: Record<string, string>) => (await checkFiles(files)).reports
const body = 'Excerpt.\n\n{/* truncate */}\n\nRest.'

describe('the folder of a post', () => {
  it('the folder of a post must be a year, which the message suggests', async () => {
    const post = mdx('title: Joins\ndate: 2024-03-12', body)
    expect(await reports({ 'en/blog/joins.mdx': post, 'en/blog/2024/deep/down.mdx': post })).toEqual([
      'en/blog/2024/deep/down.mdx:1:1: a post must be in the folder of its year: blog/2024/',
      'en/blog/joins.mdx:1:1: a post must be in the folder of its year: blog/2024/',
    ])
  })

  it('the folder of a post must be the year of its date, and is reported at the line of the date', async () => {
    expect(await reports({ 'en/blog/2024/joins.mdx': mdx('title: Joins\ndate: 2025-03-12', body) })).toEqual([
      'en/blog/2024/joins.mdx:3:1: the date is in 2025 (UTC), the folder is 2024: move the file to blog/2025/',
    ])
  })

  it('the folder of a post is compared with the year of its date in UTC', async () => {
    const date = (text: string) => reports({ 'en/blog/2024/joins.mdx': mdx(`title: Joins\ndate: ${text}`, body) })
    expect(await date('2023-12-31T23:30:00-01:00')).toEqual([])
    expect(await date('2024-12-31T23:30:00-01:00')).toHaveLength(1)
  })

  it('the folder of a post need not be a year if its path has a date', async () => {
    const post = mdx('title: Joins', body)
    const files = ['2021-08-26-joins', '2021/08/27/joins', '2021-08-28-joins/index'].map((name) => `en/blog/${name}.md`)
    expect(await reports(Object.fromEntries(files.map((file) => [file, post])))).toEqual([])
  })

  it('the URL of a post cannot be in a folder of lists', async () => {
    expect(await reports({ 'en/blog/2024/a.mdx': mdx('title: A\ndate: 2024-01-02\nslug: /tags/sql', body) })).toEqual([
      'en/blog/2024/a.mdx:4:1: has the URL “/blog/tags/sql/”, which is reserved by the site: give it another name or slug',
    ])
  })

  it('a folder of posts cannot have two posts with the same slug', async () => {
    const files = {
      'en/blog/2024/a.mdx': mdx('title: A\ndate: 2024-01-02\nslug: joins', body),
      'en/blog/2024/joins.mdx': mdx('title: B\ndate: 2024-01-03', body),
    }
    expect(await reports(files)).toEqual([
      'en/blog/2024/joins.mdx:1:1: has the same URL “/blog/2024/joins/” as en/blog/2024/a.mdx: give one of them another name or slug',
    ])
  })
})

describe('a post without a truncate mark', () => {
  it('a post without a truncate mark is a warning, not an error', async () => {
    const files = { 'en/blog/2024/a.mdx': mdx('title: A\ndate: 2024-01-02', 'All of it.') }
    expect(await checkFiles(files)).toEqual({
      reports: [],
      warnings: [
        'en/blog/2024/a.mdx:5:1: the excerpt has no end, so lists show the whole post: add a line `{/* truncate */}`',
      ],
    })
  })

  it('a post with either form of the truncate mark is not reported', async () => {
    const post = (mark: string) => mdx('title: A\ndate: 2024-01-02', `Excerpt.\n\n${mark}\n\nRest.`)
    const files = { 'en/blog/2024/a.mdx': post('{/* truncate */}'), 'en/blog/2024/b.mdx': post('<!-- truncate -->') }
    expect(await checkFiles(files)).toEqual({ reports: [], warnings: [] })
  })
})

it('a second truncate mark is reported, except in code', async () => {
  const body = 'Excerpt.\n\n{/* truncate */}\n\nMore.\n\n```mdx\n{/* truncate */}\n```\n\n<!-- truncate -->\n\nRest.'
  expect((await checkFiles({ 'en/blog/2024/a.mdx': mdx('title: A\ndate: 2024-01-02', body) })).warnings).toEqual([
    'en/blog/2024/a.mdx:16:1: the excerpt ends at the first truncate mark',
  ])
})

it('a tag written as its Chinese label is reported with its key', async () => {
  const files = {
    'zh/docs/a.mdx': mdx('title: A\ntags: [索引推荐]'),
    'tags.yml': 'index-recommendation: { label: { en: index-recommendation, zh: 索引推荐 } }\n',
  }
  expect(await reports(files)).toEqual([
    'zh/docs/a.mdx:3:8: tag “索引推荐” is not declared in tags.yml: it is the label of the tag “index-recommendation”',
  ])
})
