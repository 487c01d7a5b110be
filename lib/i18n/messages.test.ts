import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

type Messages = { readonly [key: string]: string | Messages }

const read = (locale: string) => JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')) as Messages

/** Every text by its key, `layout.menu`. */
function texts(messages: Messages, above = ''): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[above + key, value] as [string, string]] : texts(value, `${above}${key}.`),
  )
}

const english = new Map(texts(read('en')))
const chinese = new Map(texts(read('zh')))

describe('the texts of the site', () => {
  it('are there in both languages, under the same keys and in the same order', () => {
    expect([...chinese.keys()]).toEqual([...english.keys()])
  })

  it('are translated, but for a name that both languages share', () => {
    const same = [...english].filter(([key, text]) => chinese.get(key) === text)
    expect(same).toEqual([['search.kinds.api', 'API']])
  })

  it('hold the same values in both languages', () => {
    const values = (text = '') => new Set(text.match(/\{\w+(?=[,}])/g))
    for (const [key, text] of english)
      expect({ key, values: values(chinese.get(key)) }).toEqual({ key, values: values(text) })
  })
})
