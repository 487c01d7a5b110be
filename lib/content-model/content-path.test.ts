import { describe, expect, it } from 'vitest'
import { docPagePath, parseContentPath, postPagePath, withOwnId } from './content-path'

const idOf = (file: string) => parseContentPath(file)?.id

describe('parseContentPath', () => {
  it('parseContentPath reads language, collection and id from the path of a file', () => {
    expect(parseContentPath('zh/docs/guides/optimize/index.mdx')).toEqual({
      file: 'zh/docs/guides/optimize/index.mdx',
      locale: 'zh',
      collection: 'docs',
      id: 'guides/optimize/index',
    })
    expect(parseContentPath('en/blog/2024/joins.mdx')).toMatchObject({
      locale: 'en',
      collection: 'blog',
      id: '2024/joins',
    })
    expect(idOf('en/docs/a.md')).toBe('a')
  })

  it.each(['en/pages/a.mdx', 'en/a.mdx', 'fr/docs/a.mdx', 'docs/a.mdx', 'en/docs/a.txt', 'en/docs/.mdx'])(
    'parseContentPath returns nothing for %s',
    (file) => {
      expect(parseContentPath(file)).toBeUndefined()
    },
  )

  it.each([
    ['en/docs/01-start.mdx', 'start'],
    ['en/docs/2.start.mdx', 'start'],
    ['en/docs/3_start.mdx', 'start'],
    ['en/docs/04 - start.mdx', 'start'],
    ['en/docs/01-guides/02-audit/03-rules.mdx', 'guides/audit/rules'],
    ['en/docs/1-安装.mdx', '安装'],
    ['en/docs/05---start.mdx', 'start'],
    ['en/docs/1 - 3rd-normal-form.mdx', '3rd-normal-form'],
  ])('parseContentPath removes an ordering prefix: %s', (file, id) => {
    expect(idOf(file)).toBe(id)
  })

  it.each([
    ['en/docs/2021-11-release.mdx', '2021-11-release'],
    ['en/docs/7.0-notes.mdx', '7.0-notes'],
    ['en/docs/8.0/upgrade.mdx', '8.0/upgrade'],
    ['en/docs/404.mdx', '404'],
    ['en/docs/3rd-normal-form.mdx', '3rd-normal-form'],
    ['en/blog/2024/joins.mdx', '2024/joins'],
    ['en/blog/10-joins.mdx', '10-joins'],
  ])('parseContentPath keeps a date, a version, a bare number and the number of a post: %s', (file, id) => {
    expect(idOf(file)).toBe(id)
  })
})

describe('docPagePath', () => {
  it.each([
    ['faq', 'faq/'],
    ['guides/audit', 'guides/audit/'],
    ['index', ''],
    ['guides/index', 'guides/'],
    ['guides/README', 'guides/'],
    ['guides/Guides', 'guides/'],
    ['guides/audit/audit', 'guides/audit/'],
    ['guides/audit/guides', 'guides/audit/guides/'],
  ])('docPagePath maps the doc “%s” to the page “%s”', (id, path) => {
    expect(docPagePath({ id, file: `en/docs/${id}.mdx` })).toBe(path)
  })

  it.each([
    ['guides/audit', '/moved/here', 'moved/here/'],
    ['guides/audit', 'here', 'guides/here/'],
    ['guides/index', 'start/', 'guides/start/'],
    ['audit', 'here', 'here/'],
    ['guides/audit', '/', ''],
    ['guides/audit', './here', 'guides/here/'],
    ['guides/sql/audit', '../here', 'guides/here/'],
    ['guides/audit', '../../../here', 'here/'],
    ['guides/index', './', 'guides/'],
  ])('docPagePath maps the doc “%s” with the slug “%s” to the page “%s”', (id, slug, path) => {
    expect(docPagePath({ id, file: `en/docs/${id}.mdx` }, slug)).toBe(path)
  })

  it.each([
    ['1-array/array.md', undefined, 'array/array/'],
    ['array/10-array.md', undefined, 'array/array/'],
    ['1-array/1-array.md', undefined, 'array/'],
    ['1-array/index.md', 'start', 'array/'],
    ['1-array/01-index.md', undefined, 'array/index/'],
  ])('docPagePath maps the file %s with the id %j to the page “%s”, as Docusaurus', (file, id, path) => {
    const parsed = parseContentPath(`en/docs/${file}`)
    expect(parsed && docPagePath(withOwnId(parsed, id))).toBe(path)
  })
})

describe('postPagePath', () => {
  it.each([
    ['2024/joins', undefined, 'blog/2024/joins/'],
    ['2024/joins/index', undefined, 'blog/2024/joins/'],
    ['2024/joins', 'outer-joins', 'blog/2024/outer-joins/'],
    ['2024/joins', '/outer-joins/', 'blog/outer-joins/'],
    ['2021-08-26-joins', undefined, 'blog/2021/08/26/joins/'],
    ['2021-08-26-joins/index', undefined, 'blog/2021/08/26/joins/'],
    ['2021/08/26/joins', undefined, 'blog/2021/08/26/joins/'],
    ['2021/08-26-joins', undefined, 'blog/2021/08/26/joins/'],
    ['releases/2021-8-26-one', undefined, 'blog/2021/8/26/releases/one/'],
    ['10-joins', undefined, 'blog/10-joins/'],
    ['2021-08-26-joins', 'outer-joins', 'blog/outer-joins/'],
    ['joins', '/sql/outer-joins', 'blog/sql/outer-joins/'],
  ])('postPagePath maps the post “%s” with the slug %j to the page “%s”', (id, slug, path) => {
    expect(postPagePath(id, slug)).toBe(path)
  })
})

describe('withOwnId', () => {
  const doc = { file: 'en/docs/guides/01-x.mdx', locale: 'en', collection: 'docs', id: 'guides/x' } as const

  it('withOwnId replaces a doc’s file name, inside its folder', () => {
    expect(withOwnId(doc, '01-setup').id).toBe('guides/01-setup')
    expect(withOwnId({ ...doc, id: 'x' }, 'setup').id).toBe('setup')
  })

  it('withOwnId changes nothing without an id, for an id that is not a name, and for a post', () => {
    expect([undefined, 3, '', 'a/b'].map((id) => withOwnId(doc, id).id)).toEqual(Array(4).fill('guides/x'))
    expect(withOwnId({ ...doc, collection: 'blog' }, 'y').id).toBe('guides/x')
  })
})
