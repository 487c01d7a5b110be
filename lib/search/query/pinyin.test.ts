import { expect, it } from 'vitest'
import { replacePinyin } from './pinyin'

const sounds = new Map([
  ['shi', '是'],
  ['shishi', '实时'],
  ['suoyin', '索引'],
])

it('replacePinyin keeps the words of a query that are not pinyin', () => {
  expect(replacePinyin('mysql suo yin, hash 连接', sounds)).toBe('mysql 索引, hash 连接')
})

it('replacePinyin gives up on a long text whose pinyin can be divided in many ways, none of which is complete', () => {
  const text = 'shi'.repeat(100)
  expect(replacePinyin(text, sounds)).toBe('实时'.repeat(50))
  expect(replacePinyin(`${text}x`, sounds)).toBe(`${text}x`)
})
