import { describe, expect, it } from 'vitest'
import { languageAlternates } from './hreflang'

describe('languageAlternates', () => {
  it('languageAlternates names every real translation, and the default language for all other readers', () => {
    expect(languageAlternates({ zh: 'faq/', en: 'faq/' })).toEqual({
      'en-GB': 'https://docs.example.com/docs/faq/',
      'zh-CN': 'https://docs.example.com/docs/zh/faq/',
      'x-default': 'https://docs.example.com/docs/faq/',
    })
  })

  it('the path of a page may differ between the languages', () => {
    expect(languageAlternates({ en: 'setup/', zh: 'install/' })['zh-CN']).toBe(
      'https://docs.example.com/docs/zh/install/',
    )
  })

  it('the home page of the docs is an alternate although its path is empty', () => {
    expect(languageAlternates({ en: '', zh: '' })).toEqual({
      'en-GB': 'https://docs.example.com/docs/',
      'zh-CN': 'https://docs.example.com/docs/zh/',
      'x-default': 'https://docs.example.com/docs/',
    })
  })

  it('a page in Chinese only is the default for all readers', () => {
    expect(languageAlternates({ zh: 'news/' })).toEqual({
      'zh-CN': 'https://docs.example.com/docs/zh/news/',
      'x-default': 'https://docs.example.com/docs/zh/news/',
    })
  })

  it('languageAlternates returns nothing without a translation', () => {
    expect(languageAlternates({})).toEqual({})
  })
})
