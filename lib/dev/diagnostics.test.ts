import { expect, it } from 'vitest'
import { checkPage, type CheckedPage } from '../content-lint/check-content'
import { diagnostic } from '../diagnostics/diagnostic'
import { mdx, tempFolder } from '../content-files/test-fixtures'
import { formatWithFrame, toDiagnostics } from './diagnostics'

const text = mdx('title: A', 'Text <Body>.')
const error = (file: string) =>
  diagnostic('body', { file, line: 5, column: 6, message: 'unknown component', fix: 'close it' })

it('an error of a page with a translation is shown in its own language only', () => {
  const folder = tempFolder({ 'en/docs/guides/a.mdx': text, 'zh/docs/guides/a.mdx': text })
  const files = ['en/docs/guides/a.mdx', 'zh/docs/guides/a.mdx'].map(
    (name) => (checkPage(name, text, folder) as CheckedPage).file,
  )
  const found = [error(`${folder}/en/docs/guides/a.mdx`), error(`${folder}/zh/docs/guides/a.mdx`)]
  expect(toDiagnostics(found, folder, files).map(({ pages }) => pages)).toEqual([['/guides/a/'], ['/zh/guides/a/']])
})

it('an error of a page without a translation is shown in both languages', () => {
  const folder = tempFolder({ 'en/docs/guides/a.mdx': text })
  const { file } = checkPage('en/docs/guides/a.mdx', text, folder) as CheckedPage
  expect(toDiagnostics([error(`${folder}/en/docs/guides/a.mdx`)], folder, [file])).toMatchObject([
    { line: 5, column: 6, message: 'unknown component', fix: 'close it', pages: ['/guides/a/', '/zh/guides/a/'] },
  ])
})

it('an error of a file that pages import is shown on these pages', () => {
  const importing = mdx('title: A', "import Note from './_note.mdx'\n\n<Note />")
  const folder = tempFolder({ 'en/docs/_note.mdx': 'A <Body>.' })
  const note = `${folder}/en/docs/_note.mdx`
  const files = ['en/docs/a.mdx', 'en/docs/b.mdx'].map(
    (name) => (checkPage(name, name.endsWith('a.mdx') ? importing : text, folder) as CheckedPage).file,
  )
  const imported = { 'en/docs/_note.mdx': { file: note, text: 'A <Body>.' } }
  expect(toDiagnostics([error(note)], folder, files, imported)[0]?.pages).toEqual(['/a/', '/zh/a/'])
})

it('an error of a file that is part of every page is shown on all pages', () => {
  const folder = tempFolder({ 'tags.yml': 'a: 1' })
  expect(toDiagnostics([error(`${folder}/tags.yml`)], folder, [])[0]).not.toHaveProperty('pages')
})

it('errors are sorted by their positions in a file', () => {
  const folder = tempFolder({ 'tags.yml': 'a: 1' })
  const found = [12, 3, 7].map((line) => ({ ...error(`${folder}/tags.yml`), line }))
  expect(toDiagnostics(found, folder, []).map(({ line }) => line)).toEqual([3, 7, 12])
})

it('the terminal shows an error with its fix, its rule and the lines around it', () => {
  const folder = tempFolder({ 'en/docs/a.mdx': text })
  const [shown] = toDiagnostics([error(`${folder}/en/docs/a.mdx`)], folder, [])
  expect(shown && formatWithFrame(shown)).toBe(
    `${folder}/en/docs/a.mdx:5:6: unknown component → close it [body]\n  3 | ---\n  4 |\n> 5 | Text <Body>.\n    |      ^\n  6 |\n`,
  )
})
