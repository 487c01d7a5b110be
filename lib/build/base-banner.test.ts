import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { withBaseBanner } from './base-banner'

const page = '<html><head><title>A</title></head><body><main>Text</main></body></html>'

// one window for all tests, because opening one takes longer than the rest of a test
const browser = new JSDOM('', { runScripts: 'dangerously' })
const { document } = browser.window

/** Returns the banner's texts on a page opened at a URL; none if it is not shown. */
function bannerAt(file: string, address: string): string[] {
  browser.reconfigure({ url: address })
  document.open()
  document.write(withBaseBanner(page, file))
  document.close()
  return [...document.querySelectorAll('body > aside p')].map(({ textContent }) => textContent)
}

describe('the warning about a wrong base URL', () => {
  it.each([
    ['its URL', 'https://docs.example.com/docs/'],
    ['its URL without the trailing slash', 'https://docs.example.com/docs'],
    ['its URL with a query and a hash', 'https://docs.example.com/docs/?a=b#c'],
  ])('the warning about a wrong base URL is not shown at %s', (_, address) => {
    expect(bannerAt('docs/index.html', address)).toEqual([])
  })
  it('the warning about a wrong base URL is shown at any other URL, with the configured base and the base that the URL suggests', () => {
    expect(bannerAt('docs/index.html', 'https://example.com/product/help/')).toEqual([
      'This site did not load properly.',
      'The usual cause is a wrong base URL in the configuration of the site.',
      'Configured base URL: /docs/',
      'Base URL according to the URL of this page: /product/help/',
    ])
  })
  it('the warning about a wrong base URL suggests a base with a trailing slash', () => {
    const [, , , slashless] = bannerAt('docs/index.html', 'https://example.com/help')
    expect(slashless).toMatch(/: \/help\/$/)
    const [, , , root] = bannerAt('docs/index.html', 'https://example.com/')
    expect(root).toMatch(/: \/$/)
  })
  it('the warning about a wrong base URL is in Chinese on the Chinese home page, where the suggested base omits the language', () => {
    expect(bannerAt('docs/zh/index.html', 'https://docs.example.com/docs/zh/')).toEqual([])
    expect(bannerAt('docs/zh/index.html', 'https://docs.example.com/help/zh/')).toEqual([
      '站点未能正常加载。',
      '常见原因是站点配置中的基础路径（base URL）有误。',
      '当前配置的基础路径：/docs/',
      '按当前地址，基础路径应为：/help/',
    ])
  })
  it('the warning about a wrong base URL is only in the home pages', () => {
    expect(withBaseBanner(page, 'docs/faq/index.html')).toBe(page)
    expect(withBaseBanner(page, '404.html')).toBe(page)
  })
})
