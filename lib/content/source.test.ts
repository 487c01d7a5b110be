import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { makeDoc, onSite } from './test-fixtures'

const load = () => import('./source')
const faq = { _id: 'en/docs/01-faq.mdx', title: 'On {product}', body: { raw: 'Text.' } }
const joins = { _id: 'zh/blog/2024/joins.mdx', title: '连接', date: '2024-03-12T00:00:00.000Z', body: { raw: '文。' } }
const records = (docs: object[], posts: object[] = []) => ({
  '.contentlayer/generated/Doc/_index.json': JSON.stringify(docs),
  '.contentlayer/generated/Post/_index.json': JSON.stringify(posts),
})

describe('makeSnapshot', () => {
  it('a record becomes a doc with all defaults and the product’s name', async () => {
    const { makeSnapshot } = await onSite({}, load, records([faq]))
    expect(makeSnapshot({}, new Map()).snapshot.docs).toEqual([
      {
        kind: 'doc',
        id: 'faq',
        locale: 'en',
        contentLocale: 'en',
        path: 'faq/',
        title: 'On SQL Tuner',
        tags: [],
        keywords: [],
        authors: [],
        draft: false,
        unlisted: false,
        toc: { hidden: false, min: 2, max: 3 },
        sourceFile: 'en/docs/01-faq.mdx',
      },
    ])
  })

  it('pages come in the order of their files, which the generator does not keep', async () => {
    const ids = ['en/docs/b.mdx', 'zh/docs/a.mdx', 'en/docs/a.mdx', 'en/docs/Z.mdx']
    const { makeSnapshot } = await onSite({}, load, records(ids.map((_id) => ({ ...faq, _id }))))
    const { docs } = makeSnapshot({}, new Map()).snapshot
    expect(docs.map(({ sourceFile }) => sourceFile)).toEqual([
      'en/docs/Z.mdx',
      'en/docs/a.mdx',
      'en/docs/b.mdx',
      'zh/docs/a.mdx',
    ])
  })

  it('the product’s slug stands in slugs and tags', async () => {
    const { makeSnapshot } = await onSite({}, load, records([{ ...faq, slug: '/{product}-api', tags: ['{product}'] }]))
    expect(makeSnapshot({}, new Map()).snapshot.docs[0]).toMatchObject({ path: 'sql-tuner-api/', tags: ['sql-tuner'] })
  })

  it('fields of the previous system arrive: an id, a hidden title, a sidebar, a label, one author', async () => {
    const old = { id: 'questions', hide_title: true, displayed_sidebar: null, pagination_label: '{product} FAQ' }
    const { makeSnapshot } = await onSite({}, load, records([{ ...faq, ...old, authors: 'team' }]))
    expect(makeSnapshot({}, new Map()).snapshot.docs[0]).toMatchObject({
      id: 'questions',
      path: 'questions/',
      hideTitle: true,
      displayedSidebar: null,
      paginationLabel: 'SQL Tuner FAQ',
      authors: ['team'],
    })
  })

  it('a record becomes a post with its year and slug', async () => {
    const { makeSnapshot } = await onSite({}, load, records([], [joins]))
    expect(makeSnapshot({}, new Map()).snapshot.posts).toMatchObject([
      { kind: 'post', id: '2024/joins', locale: 'zh', path: 'blog/2024/joins/', year: '2024', slug: 'joins' },
    ])
  })

  it('content that declares nothing gets a sidebar from its folders and a tag for each key', async () => {
    const { makeSnapshot } = await onSite({}, load, records([{ ...faq, tags: ['sql'] }]))
    expect(makeSnapshot({}, new Map()).snapshot).toMatchObject({
      sidebars: { guidesBar: ['faq'] },
      tags: [{ key: 'sql', slug: 'sql', label: { en: 'sql', zh: 'sql' } }],
      authors: [],
    })
  })

  it('what the content declares is taken', async () => {
    const { makeSnapshot } = await onSite({}, load, records([faq]))
    expect(makeSnapshot({ sidebars: { bar: [] }, tags: [] }, new Map()).snapshot).toMatchObject({
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
  ])('a page was last updated as of %s', async (_, last_update, lastUpdate) => {
    const { makeSnapshot } = await onSite({}, load, records([{ ...faq, last_update }]))
    const commits = new Map([[faq._id, { date: '2024-05-06T07:08:09.000Z', author: 'Ana' }]])
    expect(makeSnapshot({}, commits).snapshot.docs[0]?.lastUpdate).toEqual(lastUpdate)
  })

  it('a page of no known commit says nothing of its last update, whatever its date', async () => {
    const { makeSnapshot } = await onSite({}, load, records([{ ...faq, date: '2025-01-02' }]))
    expect(makeSnapshot({}, new Map()).snapshot.docs[0]).not.toHaveProperty('lastUpdate')
  })

  it.each(['https://example.org/edit/', null])('a file may say where it is edited: %j', async (custom_edit_url) => {
    const { makeSnapshot } = await onSite({}, load, records([{ ...faq, custom_edit_url }]))
    expect(makeSnapshot({}, new Map()).snapshot.docs[0]?.editUrl).toBe(custom_edit_url)
  })

  it('the fingerprint changes with a body and is the same for the same content', async () => {
    const fingerprint = async (raw: string) => {
      const { makeSnapshot } = await onSite({}, load, records([{ ...faq, body: { raw } }]))
      return makeSnapshot({}, new Map()).fingerprint
    }
    expect(await fingerprint('One.')).toBe(await fingerprint('One.'))
    expect(await fingerprint('One.')).not.toBe(await fingerprint('Two.'))
  })
})

describe('rawBody', () => {
  it('is read from the generator’s own record of the file', async () => {
    const file = '.contentlayer/generated/Doc/en__docs__guides__setup.mdx.json'
    const { rawBody } = await onSite({}, load, { [file]: JSON.stringify({ body: { raw: 'Set it up.' } }) })
    expect(rawBody(makeDoc({ id: 'guides/setup' }))).toBe('Set it up.')
  })
})

describe('perSnapshot', () => {
  it('asks a query once for each key', async () => {
    const { perSnapshot } = await onSite({}, load)
    const asked: string[] = []
    const length = perSnapshot((key: string) => asked.push(key) && key.length)
    expect([length('one'), length('three'), length('one')]).toEqual([3, 5, 3])
    expect(asked).toEqual(['one', 'three'])
  })
})

describe('posts and time', () => {
  const post = (date: string, raw = 'Text.') => ({ _id: `en/blog/2024/p.mdx`, title: 'P', date, body: { raw } })
  const first = async (record: object) => {
    const { makeSnapshot } = await onSite({}, load, records([], [record]))
    return makeSnapshot({}, new Map()).snapshot.posts[0]
  }

  it('a post is a draft until its day comes', async () => {
    vi.stubEnv('SITE_DATE', '2024-05-06')
    onTestFinished(() => void vi.unstubAllEnvs())
    expect(await first(post('2024-05-06T00:00:00.000Z'))).toMatchObject({ draft: false })
    expect(await first(post('2024-05-07T00:00:00.000Z'))).toMatchObject({ draft: true })
  })

  it('a post knows how long it takes to read', async () => {
    expect(await first(post('2024-05-06T00:00:00.000Z', 'word '.repeat(300)))).toMatchObject({ readingTime: 1.5 })
  })
})
