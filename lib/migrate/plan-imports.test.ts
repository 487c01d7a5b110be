import { expect, it } from 'vitest'
import { migrated } from './test-migration'

const config = `module.exports = { i18n: { defaultLocale: 'en', locales: ['en', 'zh'] }, presets: ['classic'],
  plugins: [['@docusaurus/plugin-content-docs', { id: 'team', path: 'people', routeBasePath: 'team' }]] }
`

it('texts outside of the migrated folders that pages import are migrated, with those that they import', async () => {
  const { files, read } = await migrated({
    'docusaurus.config.js': config,
    'docs/a.md':
      "import Note from '@site/parts/note.md'\nimport data from '!!raw-loader!../src/tags.json'\n\n<Note />\n",
    'parts/note.md': "import Inner from './inner.mdx'\n\n<Inner />\n",
    'parts/inner.mdx': 'Text',
    'parts/other.mdx': 'Text',
    'src/tags.json': '{}',
  })
  expect(files).toEqual([
    '_imported/parts/inner.mdx',
    '_imported/parts/note.md',
    '_imported/src/tags.json',
    'en/docs/a.md',
    'settings.yml',
  ])
  expect(read('en/docs/a.md')).toContain("'!!raw-loader!@site/_imported/src/tags.json'")
})

it('imports of files that are moved name their new paths', async () => {
  const current = 'i18n/zh/docusaurus-plugin-content-docs/current'
  const { read } = await migrated({
    'docusaurus.config.js': config,
    'docs/a.md':
      'import Join from \'@site/people/join.md\'\nimport Leave\nfrom"../people/leave.md"\nimport Tip from "../parts/\\_tip.md"\n\n<Join />\n',
    'parts/_tip.md': 'Text',
    'people/join.md': 'Text',
    'people/leave.md': 'Text',
    [`${current}/a.md`]: `import Part from '@site/${current}/_part.md'\n\n<Part />\n`,
    [`${current}/_part.md`]: '部分',
  })
  expect(read('en/docs/a.md')).toContain(
    'import Join from \'@site/docs/team/join.md\'\nimport Leave\nfrom"@site/docs/team/leave.md"\nimport Tip from "@site/_imported/parts/_tip.md"\n',
  )
  expect(read('zh/docs/a.md')).toContain("import Part from '@site/docs/_part.md'")
})
