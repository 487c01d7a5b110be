import { expect, it } from 'vitest'
import type { Report } from '../../diagnostics/diagnostic'
import { tempFolder } from '../test-fixtures'
import { readContentSettings } from './settings'

const read = (text: string) => {
  const reports: Report[] = []
  const settings = readContentSettings(tempFolder({ 'settings.yml': text }), reports)
  return { settings, messages: reports.map(({ line, column, message }) => `${line}:${column}: ${message}`) }
}

it('a content folder with an empty settings.yml is strict', () => {
  const settings = { level: 'strict' }
  expect(read('# nothing yet\n')).toEqual({ settings, messages: [] })
  expect(readContentSettings('/nowhere', [])).toBeUndefined()
})

it('settings.yml sets the level', () => {
  expect(read('level: lenient\n').settings).toEqual({ level: 'lenient' })
})

it('settings.yml says that dollars are text, and that opening a category leaves its siblings open', () => {
  expect(read('formulas: false\nauto_collapse: false\n').settings).toEqual({
    level: 'strict',
    formulas: false,
    autoCollapse: false,
  })
})

it('settings.yml states the URLs of the Docusaurus site from which the folder comes', () => {
  const text =
    'docusaurus: { url: "https://example.org/", docs: guide, other_docs: [team], other_blogs: [news], trailing_slash: true }\n'
  expect(read(text).settings).toEqual({
    level: 'strict',
    docusaurus: {
      url: 'https://example.org',
      baseUrl: '/',
      docs: 'guide',
      otherDocs: ['team'],
      blog: 'blog',
      otherBlogs: ['news'],
      trailingSlash: true,
    },
  })
})

it('settings.yml states the versions of the docs, the current one first', () => {
  const text =
    'versions: [{ label: "2.1" }, { label: v1, folder: v1 }, { label: Next, folder: next, unreleased: true }]\n'
  expect(read(`${text}docusaurus: {}\n`)).toMatchObject({
    settings: {
      versions: [
        { label: '2.1', folder: '' },
        { label: 'v1', folder: 'v1' },
        { label: 'Next', folder: 'next', unreleased: true },
      ],
      docusaurus: { hasNext: true },
    },
    messages: [],
  })
})

it.each([
  ['level: loose\n', '1:1: must be strict or lenient, not "loose"'],
  ['versions: [{ label: 2.0 }]\n', '1:14: must be text: write a number in quotes, such as "2.0", not 2'],
  [
    'versions: [{ label: "2" }, { label: "1" }]\n',
    '1:28: must have its own folder in docs/: only one version is outside of all folders',
  ],
  [
    'versions: [{ label: "2", folder: a }, { label: "1", folder: a }]\n',
    '1:39: must have its own folder in docs/: two versions have “a”',
  ],
  [
    'levle: strict\n',
    '1:1: unknown field “levle” (did you mean “level”?); known: level, frame_hosts, image_hosts, auto_collapse, formulas, versions, docusaurus',
  ],
])('an invalid settings.yml is reported: %s', (text, message) => {
  expect(read(text).messages).toEqual([message])
})
