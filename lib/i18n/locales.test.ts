import { describe, expect, it } from 'vitest'
import { isLocale, localeInfo, locales, pickLocale } from './locales'

describe('locales', () => {
  it.each(['en', 'zh'])('“%s” is a language of the site', (value) => {
    expect(isLocale(value)).toBe(true)
  })

  it.each(['fr', 'EN', 'zh-CN', '', 'toString'])('“%s” is none', (value) => {
    expect(isLocale(value)).toBe(false)
  })

  it('each language has its own prefix, and only the default one has none', () => {
    expect(locales.map((locale) => localeInfo[locale].prefix)).toEqual(['', 'zh'])
  })

  it('Open Graph spells the tag with an underscore', () => {
    expect(locales.map((locale) => localeInfo[locale].og)).toEqual(['en_GB', 'zh_CN'])
  })
})

describe('pickLocale', () => {
  it('picks the language’s text', () => {
    expect(pickLocale({ en: 'Guides', zh: '指南' }, 'zh')).toBe('指南')
  })

  it('a plain text serves every language', () => {
    expect(pickLocale('API', 'zh')).toBe('API')
  })
})
