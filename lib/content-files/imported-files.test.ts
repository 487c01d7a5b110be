import { expect, it } from 'vitest'
import { readImportedFiles } from './imported-files'
import { tempFolder } from './test-fixtures'

it('a partial of a lenient folder shows values of its own frontmatter', () => {
  const folder = tempFolder({
    'en/docs/a.mdx': "---\nport: 80\n---\nimport Note from './_note.mdx'\n\n<Note />\n",
    'en/docs/_note.mdx': '---\nport: 90\n---\nAt {frontMatter.port}.\n',
  })
  const textAt = (level: 'lenient' | 'strict') => readImportedFiles(folder, level)['en/docs/_note.mdx']?.text
  expect(textAt('lenient')).toBe('---\nport: 90\n---\nAt 90.\n')
  expect(textAt('strict')).toContain('{frontMatter.port}')
})

it.each(["import Note from './_note.md'", 'import Note from"./_note.md"', "import Note\nfrom'./_note.md'"])(
  'a partial is read for the import %j',
  (statement) => {
    const folder = tempFolder({ 'en/docs/a.md': `${statement}\n\n<Note />\n`, 'en/docs/_note.md': 'Text.\n' })
    expect(Object.keys(readImportedFiles(folder, 'strict'))).toEqual(['en/docs/_note.md'])
  },
)
