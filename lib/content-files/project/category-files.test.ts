import { expect, it } from 'vitest'
import type { ContentSettings } from '../../content-model/settings'
import { formatReport, type Report } from '../../diagnostics/diagnostic'
import { tempFolder } from '../test-fixtures'
import { readCategoryFiles } from './category-files'

function read(files: Record<string, string>, level: ContentSettings['level'] = 'strict') {
  const folder = tempFolder(files)
  const [errors, unsupported]: [Report[], Report[]] = [[], []]
  const folders = readCategoryFiles(folder, { level, errors, unsupported })
  const format = (reports: Report[]) => reports.map((report) => formatReport(report).replaceAll(`${folder}/`, ''))
  return { folders, errors: format(errors), unsupported: format(unsupported) }
}

it('the files of folders have the label, the position and the page of a category', () => {
  expect(
    read({
      'en/docs/01-guides/_category_.json':
        '{\n\t"label": "Guides",\n\t"position": 2,\n\t"link": { "type": "generated-index", "description": "All." },\n\t"key": "g"\n}\n',
      'zh/docs/01-guides/_category_.yml': 'label: 指南\nlink: { type: doc, id: start }\ncollapsed: false\n',
    }),
  ).toEqual({
    folders: [
      {
        locale: 'en',
        folder: 'guides',
        label: 'Guides',
        position: 2,
        link: { type: 'generated-index', description: { en: 'All.', zh: 'All.' } },
      },
      { locale: 'zh', folder: 'guides', label: '指南', link: 'start', collapsed: false },
    ],
    errors: [],
    unsupported: [],
  })
})

it('an invalid value in the file of a folder is reported, and a lenient folder omits only this value', () => {
  const files = { 'en/docs/a/_category_.json': '{ "label": "A", "position": "first", "className": "x" }' }
  const reports = [
    'en/docs/a/_category_.json:1:38: className has no effect: the look of the sidebar is the same for all pages',
    'en/docs/a/_category_.json:1:17: position must be a number, not "first"',
  ]
  expect(read(files)).toMatchObject({ errors: reports, unsupported: [] })
  expect(read(files, 'lenient')).toEqual({
    folders: [{ locale: 'en', folder: 'a', label: 'A' }],
    errors: [],
    unsupported: reports,
  })
})
