import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Commits } from './page-meta'
import type { ProjectFiles } from '../project/project'
import type { PageRecord } from '../../content-model/record'

const faq = { _id: 'en/docs/01-faq.mdx', title: 'On {product}', body: { raw: 'Text.' } }
const joins = { _id: 'zh/blog/2024/joins.mdx', title: '连接', date: '2024-03-12T00:00:00.000Z', body: { raw: '文。' } }

/** The snapshot of docs and posts as contentlayer hands them over. */
async function snapshotOf(
  docs: object[],
  posts: object[] = [],
  project: ProjectFiles = {},
  commits: Commits = new Map(),
) {
  // the site's settings are read from the environment when the module is loaded
  vi.resetModules()
  const { makeSnapshot } = await import('./snapshot')
  const records = [
    ...docs.map((record) => ({ type: 'Doc', ...record })),
    ...posts.map((record) => ({ type: 'Post', ...record })),
  ]
  return makeSnapshot(records as PageRecord[], project, commits)
}

describe('makeSnapshot', () => {
  it('makeSnapshot turns a record into a doc with all defaults and the product’s name', async () => {
    expect((await snapshotOf([faq])).docs).toEqual([
      {
        kind: 'doc',
        id: 'faq',
        locale: 'en',
        contentLocale: 'en',
        path: 'faq/',
        title: 'On SQL Tuner',
        description: 'Text.',
        tags: [],
        keywords: [],
        authors: [],
        draft: false,
        unlisted: false,
        toc: { hidden: false, min: 2, max: 3 },
        sourceFile: 'en/docs/01-faq.mdx',
        bodyHash: '962649499c8abc490f9c2695a768d4f1b5a07c1e',
      },
    ])
  })

  it('pages of a snapshot are sorted by their files, whatever the order of the records', async () => {
    const ids = ['en/docs/b.mdx', 'zh/docs/a.mdx', 'en/docs/a.mdx', 'en/docs/Z.mdx']
    const { docs } = await snapshotOf(ids.map((_id) => ({ ...faq, _id })))
    expect(docs.map(({ sourceFile }) => sourceFile)).toEqual([
      'en/docs/Z.mdx',
      'en/docs/a.mdx',
      'en/docs/b.mdx',
      'zh/docs/a.mdx',
    ])
  })

  it('the product’s slug replaces {product} in slugs and tags', async () => {
    expect((await snapshotOf([{ ...faq, slug: '/{product}-api', tags: ['{product}'] }])).docs[0]).toMatchObject({
      path: 'sql-tuner-api/',
      tags: ['sql-tuner'],
    })
  })

  it('fields of Docusaurus are converted: an id, a hidden title, a sidebar, a label, one author', async () => {
    const old = { id: 'questions', hide_title: true, displayed_sidebar: null, pagination_label: '{product} FAQ' }
    expect((await snapshotOf([{ ...faq, ...old, authors: 'team' }])).docs[0]).toMatchObject({
      id: 'questions',
      path: 'questions/',
      hideTitle: true,
      displayedSidebar: null,
      paginationLabel: 'SQL Tuner FAQ',
      authors: ['team'],
    })
  })

  it('makeSnapshot turns a record into a post with its year and slug', async () => {
    expect((await snapshotOf([], [joins])).posts).toMatchObject([
      { kind: 'post', id: '2024/joins', locale: 'zh', path: 'blog/2024/joins/', year: '2024', slug: 'joins' },
    ])
  })

  it('content without declarations gets a sidebar of its folders and a tag for each key', async () => {
    expect(await snapshotOf([{ ...faq, tags: ['sql'] }])).toMatchObject({
      sidebars: { guidesBar: ['faq'] },
      tags: [{ key: 'sql', slug: 'sql', label: { en: 'sql', zh: 'sql' } }],
      authors: [],
    })
  })

  it('a snapshot has the declared sidebars, tags and authors', async () => {
    expect(await snapshotOf([faq], [], { sidebars: { bar: [] }, tags: [] })).toMatchObject({
      sidebars: { bar: [] },
      tags: [],
    })
  })

  it.each([
    ['the file’s last commit', undefined, { date: '2024-05-06T07:08:09.000Z', author: 'Ana' }],
    ['the day that the file says', { date: '2025-01-31' }, { date: '2025-01-31T00:00:00.000Z', author: 'Ana' }],
    ['the author that the file says', { author: 'Wei' }, { date: '2024-05-06T07:08:09.000Z', author: 'Wei' }],
    [
      'all that the file says, in UTC',
      { date: '2025-01-31T01:00+02:00', author: 'Wei' },
      { date: '2025-01-30T23:00:00.000Z', author: 'Wei' },
    ],
  ])('the last update of a page is %s', async (_, last_update, lastUpdate) => {
    const commits = new Map([[faq._id, { date: '2024-05-06T07:08:09.000Z', author: 'Ana' }]])
    expect((await snapshotOf([{ ...faq, last_update }], [], {}, commits)).docs[0]?.lastUpdate).toEqual(lastUpdate)
  })

  it('a page has the revision that its note describes, with the product’s name', async () => {
    const revised = { ...faq, last_update: { date: '2025-01-31', note: '{product} 2 is covered.' } }
    expect((await snapshotOf([revised])).docs[0]).toMatchObject({
      lastUpdate: { date: '2025-01-31T00:00:00.000Z' },
      revision: { date: '2025-01-31T00:00:00.000Z', note: 'SQL Tuner 2 is covered.' },
    })
  })

  it('a note without a date is not a revision, because the date of the last commit would change with every commit', async () => {
    const commits = new Map([[faq._id, { date: '2024-05-06T07:08:09.000Z' }]])
    const noted = { ...faq, last_update: { note: 'Shorter.' } }
    expect((await snapshotOf([noted], [], {}, commits)).docs[0]).not.toHaveProperty('revision')
  })

  it('a page without a known commit has no last update, whatever its date', async () => {
    expect((await snapshotOf([{ ...faq, date: '2025-01-02' }])).docs[0]).not.toHaveProperty('lastUpdate')
  })

  it.each(['https://example.org/edit/', null])(
    'the edit URL of a page may be set by its frontmatter: %j',
    async (custom_edit_url) => {
      expect((await snapshotOf([{ ...faq, custom_edit_url }])).docs[0]?.editUrl).toBe(custom_edit_url)
    },
  )
})

describe('dates of posts', () => {
  const post = (date: string, raw = 'Text.') => ({ _id: `en/blog/2024/p.mdx`, title: 'P', date, body: { raw } })
  const first = async (record: object) => {
    return (await snapshotOf([], [record])).posts[0]
  }

  it('a post is a draft until the day of its date', async () => {
    vi.stubEnv('SITE_DATE', '2024-05-06')
    onTestFinished(() => {
      vi.unstubAllEnvs()
      vi.resetModules()
    })
    expect(await first(post('2024-05-06T00:00:00.000Z'))).toMatchObject({ draft: false })
    expect(await first(post('2024-05-07T00:00:00.000Z'))).toMatchObject({ draft: true })
  })

  it('a post of a snapshot has its reading time', async () => {
    expect(await first(post('2024-05-06T00:00:00.000Z', 'word '.repeat(300)))).toMatchObject({ readingTime: 1.5 })
  })
})

it('makeSnapshot records whether a page or an imported file has an <iframe>', async () => {
  const file = { file: 'content/en/docs/_a.mdx', text: '<iframe src="https://www.youtube.com/embed/x" />' }
  expect(await snapshotOf([faq])).not.toHaveProperty('hasFrames')
  expect((await snapshotOf([{ ...faq, body: { raw: '<iframe src="x" />' } }])).hasFrames).toBe(true)
  expect((await snapshotOf([faq], [], { imported: { 'en/docs/_a.mdx': file } })).hasFrames).toBe(true)
})
