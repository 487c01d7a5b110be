import { describe, expect, it } from 'vitest'
import { isLocale, localeInfo, locales, pickLocale } from './locales'

describe('locales', () => {
  it.each(['en', 'zh'])('“%s” is a language of the site', (value) => {
    expect(isLocale(value)).toBe(true)
  })

  it.each(['fr', 'EN', 'zh-CN', '', 'toString'])('“%s” is not a language of the site', (value) => {
    expect(isLocale(value)).toBe(false)
  })

  it('each language but the default one has its own prefix', () => {
    expect(locales.map((locale) => localeInfo[locale].prefix)).toEqual(['', 'zh'])
  })

  it('the language tag for Open Graph has an underscore', () => {
    expect(locales.map((locale) => localeInfo[locale].og)).toEqual(['en_GB', 'zh_CN'])
  })
})

describe('pickLocale', () => {
  it('pickLocale returns the text of the language', () => {
    expect(pickLocale({ en: 'Guides', zh: '指南' }, 'zh')).toBe('指南')
  })

  it('pickLocale returns a plain text for every language', () => {
    expect(pickLocale('API', 'zh')).toBe('API')
  })
})
