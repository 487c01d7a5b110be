import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { listFiles } from '../node/list-files'

type Messages = { readonly [key: string]: string | Messages }

const readFile = (name: string) => JSON.parse(readFileSync(`messages/${name}.json`, 'utf8')) as Messages
const read = (locale: string) => ({
  ...readFile(locale),
  advisorNotes: readFile('advisor-notes')[locale] ?? {},
  advisorRun: readFile('advisor-run')[locale] ?? {},
  feedbackForm: readFile('feedback-form')[locale] ?? {},
  oneBox: readFile('one-box')[locale] ?? {},
})

/** Returns all texts by their keys, such as `layout.menu`. */
function texts(messages: Messages, above = ''): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[above + key, value] as [string, string]] : texts(value, `${above}${key}.`),
  )
}

const english = new Map(texts(read('en')))
const chinese = new Map(texts(read('zh')))

describe('the messages of the site', () => {
  it('the messages of the site exist in both languages, under the same keys and in the same order', () => {
    expect([...chinese.keys()]).toEqual([...english.keys()])
  })

  it('the messages of the site are translated, except names', () => {
    const same = [...english].filter(([key, text]) => chinese.get(key) === text)
    expect(same).toEqual([
      ['run.sql', 'SQL'],
      ['run.sqlPlaceholder', 'SELECT * FROM t;'],
      [
        'run.schemaPlaceholder',
        'CREATE TABLE t (id INT PRIMARY KEY, a INT);\nINSERT INTO t VALUES (1, 10), (2, NULL);',
      ],
      ['compare.schemaPlaceholder', 'CREATE TABLE t (id INT PRIMARY KEY, a INT NOT NULL);'],
      ['ruleTexts.labels.plan', 'EXPLAIN'],
      ['endpoint.types.null', 'null'],
    ])
  })

  it('each message of the site is used, by its key or by the end of its key', () => {
    const code = ['app', 'components', 'lib']
      .flatMap((folder) => listFiles(folder).map((file) => path.join(folder, file)))
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n')
    const words = new Set(code.match(/\w+/g))
    const ends = [...code.matchAll(/\$\{\w+\}(\w+)`/g)].map(([, end = '']) => end)
    // of `string[]`, the word
    const isAsked = (name: string) => words.has(name.replace(/\W+$/, '')) || ends.some((end) => name.endsWith(end))
    expect([...english.keys()].filter((key) => !isAsked(key.split('.').at(-1) ?? ''))).toEqual([])
  })

  it('the Chinese messages of the site address the reader as 你', () => {
    expect([...chinese].filter(([, text]) => text.includes('您'))).toEqual([])
  })

  it('the messages of the site have the same placeholders in both languages', () => {
    const values = (text = '') => new Set(text.match(/\{\w+(?=[,}])/g))
    for (const [key, text] of english)
      expect({ key, values: values(chinese.get(key)) }).toEqual({ key, values: values(text) })
  })
})
