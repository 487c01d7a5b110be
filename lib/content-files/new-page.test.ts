import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { findAll } from '../content-lint/find-all'
import { formatDiagnostics } from '../diagnostics/diagnostic'
import { checkNewPage, idOf, newFiles, sidebarsWithDoc, withSidebarDoc, writeNewFiles, type NewPage } from './new-page'
import { mdx, tempFolder } from './test-fixtures'

const page: NewPage = {
  collection: 'docs',
  slug: 'guides/set-up',
  titles: { en: 'Set-up: "first" steps', zh: '设置' },
  descriptions: { en: 'How to begin with {product}.', zh: '如何开始使用 {product}。' },
  tags: ['faq', '{product}'],
  authors: ['team'],
  date: '2025-01-31',
}
const project = {
  'tags.yml': "faq: { label: FAQ }\n'{product}': { label: X }\n",
  'authors.yml': 'team: { name: Team }\n',
}

describe('a new page', () => {
  it.each(['docs', 'blog'] as const)('a new page of the %s has no errors and no warnings', async (collection) => {
    const folder = tempFolder(project)
    writeNewFiles(newFiles({ ...page, collection, slug: 'set-up' }), folder)
    const { files, diagnostics } = await findAll(folder)
    expect(formatDiagnostics(diagnostics)).toBe('')
    expect(files.map(({ fields }) => fields.title)).toEqual(['Set-up: "first" steps', '设置'])
  })

  it('a new page is a draft in both languages, and a new post is in the folder of its year', () => {
    const [english, chinese] = newFiles({ ...page, collection: 'blog', slug: 'joins', tags: [] })
    expect([english?.file, chinese?.file]).toEqual(['en/blog/2025/joins.mdx', 'zh/blog/2025/joins.mdx'])
    expect(chinese?.text).toMatch(
      /^---\ntitle: "设置"\ndescription: "如何开始使用 \{product\}。"\ndate: 2025-01-31\nauthors: \["team"\]\ndraft: true\nsource_hash: '[0-9a-f]{12}'\n---\n\n/,
    )
  })

  it.each([
    ['set-up/index', 'set-up.mdx'],
    ['set-up', 'set-up/index.mdx'],
    ['set-up', 'set-up.md'],
  ])('a new page “%s” does not take the URL of %s', (slug, existing) => {
    const folder = tempFolder({ [`en/docs/${existing}`]: mdx('title: A') })
    expect(() => writeNewFiles(newFiles({ ...page, slug }), folder)).toThrow(
      `${folder}/en/docs/${existing} exists already: choose another slug`,
    )
  })

  it('a new page does not overwrite a file, in either language', () => {
    const folder = tempFolder({ 'zh/docs/guides/set-up.mdx': mdx('title: 甲') })
    expect(() => writeNewFiles(newFiles(page), folder)).toThrow(
      `${folder}/zh/docs/guides/set-up.mdx exists already: choose another slug`,
    )
    expect(existsSync(path.join(folder, 'en'))).toBe(false)
  })

  it.each([
    [
      { slug: 'über' },
      '“über” is not a valid slug: use Latin letters, digits and hyphens, and “/” between folders of docs',
    ],
    [
      { slug: '../x' },
      '“../x” is not a valid slug: use Latin letters, digits and hyphens, and “/” between folders of docs',
    ],
    [{ slug: 'blog/tags' }, '“blog/tags” is not a valid slug for a doc: that URL is reserved by the site'],
    [{ slug: 'zh/faq' }, '“zh/faq” is not a valid slug for a doc: that URL is reserved by the site'],
    [{ collection: 'blog', slug: 'a/b' }, '“a/b” is not a valid slug for a post: it must be one segment, without “/”'],
    [{ date: '2025-02-30' }, '“2025-02-30” is not a date: write it as 2025-01-31'],
    [{ date: 'today' }, '“today” is not a date: write it as 2025-01-31'],
    [{}, undefined],
  ] as const)('a new page with an invalid path is rejected: %j', (wrong, message) => {
    expect(checkNewPage({ ...page, ...wrong })).toBe(message)
  })
})

describe('a sidebar', () => {
  const source =
    "const sidebars = {\n  guidesBar: [\n    'index',\n    {\n      items: [],\n    },\n  ],\n  apiBar: [],\n  faqBar: ['faq'],\n}\n"

  it.each([
    ['guidesBar', source.replace('    },\n  ],', "    },\n    'a/b',\n  ],")],
    ['apiBar', source.replace('apiBar: []', "apiBar: ['a/b']")],
    ['faqBar', source.replace("['faq']", "['faq', 'a/b']")],
    ['otherBar', undefined],
  ])('withSidebarDoc adds a new doc as the last item of %s, if that sidebar exists', (sidebar, expected) => {
    expect(withSidebarDoc(source, sidebar, 'a/b')).toBe(expected)
  })

  it('withSidebarDoc keeps the line ends of the file', () => {
    expect(withSidebarDoc("x = {\r\n  guidesBar: [\r\n    'index',\r\n  ],\r\n}\r\n", 'guidesBar', 'a/b')).toBe(
      "x = {\r\n  guidesBar: [\r\n    'index',\r\n    'a/b',\r\n  ],\r\n}\r\n",
    )
  })

  it.each([
    [{ 'm.n': ['a', { type: 'doc', id: 'b' }] }, { 'm.n': ['a', { type: 'doc', id: 'b' }, 'new'] }],
    [{ 'm.n': ['a'] }, { 'm.n': ['a', 'new'] }],
    [{ 'm.n': [] }, { 'm.n': ['new'] }],
  ])('withSidebarDoc adds a new doc to the sidebars that a migration writes, as JSON: %j', (sidebars, expected) => {
    const text = withSidebarDoc(`export default ${JSON.stringify(sidebars, undefined, 2)}\n`, 'm.n', 'new') ?? ''
    expect(JSON.parse(text.replace('export default ', ''))).toEqual(expected)
  })

  it('sidebarsWithDoc edits the sidebars file that the folder has', () => {
    const folder = tempFolder({ 'sidebars.js': "module.exports = {\n  main: ['a'],\n}\n" })
    expect(sidebarsWithDoc(folder, 'main', 'b', ['main'])).toEqual({
      file: path.join(folder, 'sidebars.js'),
      text: "module.exports = {\n  main: ['a', 'b'],\n}\n",
    })
  })

  it('sidebarsWithDoc says which sidebar is meant, and which doc to add by hand if the file cannot be edited', () => {
    const folder = tempFolder({ 'sidebars.ts': 'export default make({ main: [] })\n' })
    expect(() => sidebarsWithDoc(folder, 'mian', 'b', ['main'])).toThrow(
      'unknown sidebar “mian” (did you mean “main”?); known: main',
    )
    expect(() => sidebarsWithDoc(folder, 'main', 'b', ['main'])).toThrow(
      `cannot edit ${path.join(folder, 'sidebars.ts')}: add 'b' to main by hand`,
    )
  })

  it('idOf returns the id of a doc without its ordering prefixes', () => {
    expect(idOf('en/docs/guides/01-set-up.mdx')).toBe('guides/set-up')
  })
})
