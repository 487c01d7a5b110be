import { expect, it } from 'vitest'
import { migrated } from './test-migration'

const config = (locale: string) =>
  `module.exports = { i18n: { defaultLocale: '${locale}', locales: ['en', 'zh'] }, presets: ['classic'] }\n`

it('the label of a folder has its translation of current.json', async () => {
  const { files, read, changed } = await migrated({
    'docusaurus.config.js': config('en'),
    'docs/01-set-up/_category_.json':
      '{ "label": "Set up", "position": 1, "link": { "type": "generated-index", "title": "All" } }',
    'docs/01-set-up/a.md': '# A\n',
    'docs/02-use/b/c.md': '# C\n',
    'docs/other/d.md': '# D\n',
    'i18n/zh/docusaurus-plugin-content-docs/current.json': JSON.stringify({
      'sidebar.docs.category.Set up': { message: '安装' },
      'sidebar.docs.category.Set up.link.generated-index.title': { message: '全部' },
      'sidebar.docs.category.use': { message: '使用' },
      'sidebar.docs.category.other': { message: 'other' },
    }),
  })
  expect(files.filter((file) => file.includes('_category_'))).toEqual([
    'en/docs/01-set-up/_category_.json',
    'en/docs/02-use/_category_.json',
    'zh/docs/01-set-up/_category_.json',
    'zh/docs/02-use/_category_.json',
  ])
  const link = { type: 'generated-index', title: { en: 'All', zh: '全部' } }
  expect(JSON.parse(read('zh/docs/01-set-up/_category_.json'))).toEqual({ label: '安装', position: 1, link })
  expect(JSON.parse(read('en/docs/01-set-up/_category_.json'))).toEqual({ label: 'Set up', position: 1, link })
  expect(JSON.parse(read('en/docs/02-use/_category_.json'))).toEqual({ label: 'use' })
  expect(JSON.parse(read('zh/docs/02-use/_category_.json'))).toEqual({ label: '使用' })
  expect(changed).toContain(
    'i18n/zh/docusaurus-plugin-content-docs/current.json: has labels of folders, which are in their _category_ files',
  )
})

it('the translation of current.json precedes the label of a translated file, which Docusaurus does not read', async () => {
  const { read } = await migrated({
    'docusaurus.config.js': config('en'),
    'docs/a/_category_.yml': 'label: A\nposition: 1\n',
    'docs/a/b.md': '# B\n',
    'i18n/zh/docusaurus-plugin-content-docs/current/a/_category_.yml': 'label: 前\n',
    'i18n/zh/docusaurus-plugin-content-docs/current.json': '{ "sidebar.docs.category.A": { "message": "甲" } }',
  })
  expect(read('zh/docs/a/_category_.yml')).toBe('label: 甲\n')
  expect(read('en/docs/a/_category_.yml')).toBe('label: A\nposition: 1\n')
})

it('the English label of a folder of a Chinese site keeps the URL of its index', async () => {
  const { read } = await migrated({
    'docusaurus.config.js': config('zh'),
    'docs/a/_category_.json': '{ "label": "甲", "link": { "type": "generated-index" } }',
    'docs/a/b.md': '# B\n',
    'i18n/en/docusaurus-plugin-content-docs/current.json': '{ "sidebar.docs.category.甲": { "message": "A" } }',
  })
  expect(JSON.parse(read('en/docs/a/_category_.json'))).toEqual({
    label: 'A',
    link: { type: 'generated-index', slug: '/category/甲' },
  })
})

it('the description of an index that only a translation still has is left out', async () => {
  const { read } = await migrated({
    'docusaurus.config.js': config('en'),
    'docs/a/_category_.json': '{ "label": "A", "link": { "type": "generated-index" } }',
    'docs/a/b.md': '# B\n',
    'i18n/zh/docusaurus-plugin-content-docs/current.json':
      '{ "sidebar.docs.category.A": { "message": "甲" }, "sidebar.docs.category.A.link.generated-index.description": { "message": "全部" } }',
  })
  expect(JSON.parse(read('en/docs/a/_category_.json'))).toEqual({ label: 'A', link: { type: 'generated-index' } })
})

it('the translation of a folder with a key has this key', async () => {
  const { read } = await migrated({
    'docusaurus.config.js': config('en'),
    'docs/a/_category_.json': '{ "label": "Set up", "key": "first" }',
    'docs/a/b.md': '# B\n',
    'i18n/zh/docusaurus-plugin-content-docs/current.json':
      '{ "sidebar.docs.category.first": { "message": "安装" }, "sidebar.docs.category.Set up": { "message": "其他" } }',
  })
  expect(JSON.parse(read('zh/docs/a/_category_.json'))).toEqual({ label: '安装', key: 'first' })
})
