import { expect, it } from 'vitest'
import { formatReport, type Report } from '../../diagnostics/diagnostic'
import { tempFolder } from '../test-fixtures'
import { readGlossary } from './glossary'

function read(text?: string) {
  const folder = tempFolder(text === undefined ? {} : { 'glossary.yml': text })
  const reports: Report[] = []
  const glossary = readGlossary(folder, { level: 'strict', errors: reports, unsupported: [] })
  return { glossary, reports: reports.map((report) => formatReport(report).replaceAll(`${folder}/`, '')) }
}

const zh = '  zh: { term: 索引, definition: 索引。 }\n'

it('a content folder without glossary.yml has no glossary', () => {
  expect(read()).toEqual({ glossary: undefined, reports: [] })
})

it('glossary.yml has terms in both languages; {product} in a text is replaced by the product’s name', () => {
  expect(read(`index:\n  en: { term: Index, definition: 'What {product} recommends with \`x\`.' }\n${zh}`)).toEqual({
    glossary: [
      {
        id: 'index',
        en: { term: 'Index', definition: 'What SQL Tuner recommends with `x`.' },
        zh: { term: '索引', definition: '索引。' },
      },
    ],
    reports: [],
  })
})

it.each([
  ['a list', '- x\n', ['glossary.yml:1:1: must be a map with an entry for each key, such as `workload: {']],
  ['a term in one language', 'index:\n  en: { term: Index, definition: x }\n', ['1:1: “index”: zh is missing']],
  [
    'a misspelt field',
    `index:\n  en: { term: Index, definiton: x }\n${zh}`,
    [
      '2:3: “index”: en.definition is missing',
      '2:22: “index”: en unknown field “definiton” (did you mean “definition”?); known: term, definition',
    ],
  ],
  [
    'an empty definition',
    `index:\n  en: { term: Index, definition: '' }\n${zh}`,
    ['2:22: “index”: en.definition must'],
  ],
  [
    'code without an end',
    `index:\n  en: { term: Index, definition: 'x \`y' }\n${zh}`,
    ['2:22: “index”: en.definition must have a backtick at both ends of its code'],
  ],
  [
    'an id that is not an anchor',
    `Big Index:\n  en: { term: Index, definition: x }\n${zh}`,
    ['1:1: “Big Index”: an id must be lower-case Latin letters and digits'],
  ],
  [
    'two terms of one name',
    `a:\n  en: { term: Index, definition: x }\n${zh}b:\n  en: { term: index, definition: x }\n  zh: { term: 键, definition: 键。 }\n`,
    ['5:9: “b”: en.term “index” is the term of “a” already'],
  ],
])('glossary.yml with %s is rejected at its position', (_, text, expected) => {
  const { reports } = read(text)
  expect(reports).toEqual(expected.map((message) => expect.stringContaining(message) as string))
})
