import { expect, it } from 'vitest'
import { migrated } from './test-migration'

const configWith = (docs: object, plugins: object[] = []) =>
  `module.exports = ${JSON.stringify({ i18n: { defaultLocale: 'en', locales: ['en', 'zh'] }, presets: [['classic', { docs }]], plugins })}\n`

it('sidebarCollapsed and sidebarCollapsible are fields of the categories of sidebars.ts that state none', async () => {
  const sidebar = [
    { Short: ['a', { type: 'category', label: 'Open', collapsible: true, items: ['b'] }] },
    { type: 'category', label: 'Closed', collapsed: true, items: ['c'] },
  ]
  const { read, files, changed } = await migrated({
    'docusaurus.config.js': configWith({
      sidebarPath: './sidebars.json',
      sidebarCollapsed: false,
      sidebarCollapsible: false,
    }),
    'sidebars.json': JSON.stringify({ docs: sidebar }),
    'docs/a.md': '# A\n',
    'docs/b.md': '# B\n',
    'docs/x/c.md': '---\nid: c\nslug: /c\n---\n# C\n',
  })
  expect(JSON.parse(read('sidebars.ts').replace('export default ', ''))).toEqual({
    docs: [
      {
        type: 'category',
        label: 'Short',
        items: ['a', { type: 'category', label: 'Open', collapsed: false, collapsible: true, items: ['b'] }],
        collapsed: false,
        collapsible: false,
      },
      { type: 'category', label: 'Closed', collapsed: true, collapsible: false, items: ['c'] },
    ],
  })
  expect(files.filter((file) => file.includes('_category_'))).toEqual([])
  expect(changed).toContain(
    'docusaurus.config.js: sidebarCollapsed: false, sidebarCollapsible: false is stated by the categories of docs, in sidebars.ts or in _category_ files',
  )
})

it('sidebarCollapsed is a field of the _category_ files of folders that a sidebar lists', async () => {
  const team = { id: 'team', path: 'team', routeBasePath: 'team' }
  const { read, files } = await migrated({
    'docusaurus.config.js': configWith({ sidebarCollapsed: false }, [['@docusaurus/plugin-content-docs', team]]),
    'docs/x/a.md': '# A\n',
    'docs/x/y/b.md': '# B\n',
    'docs/x/y/_category_.yml': 'label: Own\n',
    'docs/z/_category_.json': '{ "collapsed": true }',
    'docs/z/c.md': '# C\n',
    'docs/img/a.svg': '<svg/>',
    'docs/_parts/p.md': 'P\n',
    'i18n/zh/docusaurus-plugin-content-docs/current/x/a.md': '# 甲\n',
    'i18n/zh/docusaurus-plugin-content-docs/current/x/y/b.md': '# 乙\n',
    'i18n/zh/docusaurus-plugin-content-docs/current/x/y/_category_.yml': 'label: 自己\n',
    'team/w/d.md': '# D\n',
  })
  expect(files.filter((file) => file.includes('_category_'))).toEqual([
    'en/docs/x/_category_.json',
    'en/docs/x/y/_category_.yml',
    'en/docs/z/_category_.json',
    'zh/docs/x/y/_category_.yml',
  ])
  expect(read('en/docs/x/_category_.json')).toBe('{\n  "collapsed": false\n}\n')
  expect(read('en/docs/x/y/_category_.yml')).toBe('label: Own\ncollapsed: false\n')
  expect(read('en/docs/z/_category_.json')).toBe('{ "collapsed": true }')
  expect(read('zh/docs/x/y/_category_.yml')).toBe('label: 自己\ncollapsed: false\n')
})
