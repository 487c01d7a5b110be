import { describe, expect, it } from 'vitest'
import { withFallbacks } from './docs'
import { makeDoc, makePost, onSite } from '../content-files/test-fixtures'

const queries = () => import('./docs')

describe('withFallbacks', () => {
  const faq = makeDoc({ id: 'faq' })
  const zhFaq = makeDoc({ id: 'faq', locale: 'zh' })
  const setup = makeDoc({ id: 'setup' })

  it('withFallbacks adds no fallback pages to the default language', () => {
    expect(withFallbacks([faq, zhFaq, setup], 'en')).toEqual([faq, setup])
  })

  it('an untranslated page has a fallback page at a URL of the language', () => {
    expect(withFallbacks([faq, zhFaq, setup], 'zh')).toEqual([zhFaq, { ...setup, locale: 'zh', contentLocale: 'en' }])
  })

  it('a draft does not get a fallback page', () => {
    expect(withFallbacks([makeDoc({ id: 'new', draft: true })], 'zh')).toEqual([])
  })
})

describe('queries of docs', () => {
  it('a doc is found by its path and its id in each language', async () => {
    const { findDoc, docById } = await onSite({ docs: [makeDoc({ id: 'guides/index' })] }, queries)
    expect(findDoc('en', 'guides/')?.id).toBe('guides/index')
    expect(docById('zh', 'guides/index')).toMatchObject({ locale: 'zh', contentLocale: 'en' })
    expect(findDoc('en', 'guides/index/')).toBeUndefined()
  })

  it('a doc belongs to the first sidebar that names it', async () => {
    const { sidebarOf } = await onSite(
      { docs: [makeDoc({ id: 'faq' })], sidebars: { one: [], two: ['faq'], three: ['faq'] } },
      queries,
    )
    expect([sidebarOf('faq'), sidebarOf('other')]).toEqual(['two', undefined])
  })

  it('`displayed_sidebar` selects the sidebar of a doc, or none', async () => {
    const docs = [makeDoc({ id: 'faq', displayedSidebar: 'one' }), makeDoc({ id: 'bare', displayedSidebar: null })]
    const { sidebarOf } = await onSite({ docs, sidebars: { one: [], two: ['faq', 'bare'] } }, queries)
    expect([sidebarOf('faq'), sidebarOf('bare')]).toEqual(['one', undefined])
  })

  it('a `displayed_sidebar` that does not exist is ignored', async () => {
    const docs = [makeDoc({ id: 'faq', displayedSidebar: 'gone' })]
    const { sidebarOf } = await onSite({ docs, sidebars: { one: ['faq'] } }, queries)
    expect(sidebarOf('faq')).toBe('one')
  })

  it('a sidebar is built for the language, and an unknown name is an error that lists the known names', async () => {
    const { sidebarNav, sidebarNames } = await onSite(
      { docs: [makeDoc({ id: 'faq', title: 'FAQs' })], sidebars: { guidesBar: ['faq'], apiBar: [] } },
      queries,
    )
    expect(sidebarNav('zh', 'guidesBar')).toMatchObject([{ label: 'FAQs', href: '/zh/faq/' }])
    expect(sidebarNames()).toEqual(['guidesBar', 'apiBar'])
    expect(() => sidebarNav('en', 'guideBar')).toThrow('there is no sidebar “guideBar”; known: guidesBar, apiBar')
  })

  it('the docs begin at the home page, at the first page of a sidebar, or at the blog, whichever exists first', async () => {
    const begin = async (...ids: string[]) => {
      const docs = ids.map((id) => makeDoc({ id }))
      const outside = { type: 'link', label: 'Outside', href: 'https://example.org/' } as const
      const { homePath } = await onSite({ docs, sidebars: { one: [outside], two: ['faq'] } }, queries)
      return homePath('zh')
    }
    expect(await begin('faq', 'index')).toBe('/zh/')
    expect(await begin('faq')).toBe('/zh/faq/')
    expect(await begin()).toBe('/zh/blog/')
  })

  it('translations do not include fallback pages', async () => {
    const post = makePost({ id: '2024/faq' })
    const { translations } = await onSite(
      {
        docs: [
          makeDoc({ id: 'faq', path: 'questions/' }),
          makeDoc({ id: 'faq', locale: 'zh' }),
          makeDoc({ id: 'setup' }),
          makeDoc({ id: 'setup', locale: 'zh', draft: true }),
        ],
        posts: [post],
      },
      queries,
    )
    expect(translations(makeDoc({ id: 'faq' }))).toEqual({ en: 'questions/', zh: 'faq/' })
    expect(translations(makeDoc({ id: 'setup' }))).toEqual({ en: 'setup/' })
    expect(translations(post)).toEqual({ en: 'blog/2024/faq/' })
  })

  it('the current version lists docs, sidebars and drafts in the format of Docusaurus’ version data', async () => {
    const { currentVersion } = await onSite(
      { docs: [makeDoc({ id: 'faq' }), makeDoc({ id: 'new', draft: true })], sidebars: { bar: ['faq'] } },
      queries,
    )
    expect(currentVersion('en')).toEqual({
      name: 'current',
      label: 'Next',
      sidebars: ['bar'],
      docs: [{ id: 'faq', path: 'faq/', sidebar: 'bar' }],
      draftIds: ['new'],
    })
  })
})

it('the home page of a Docusaurus site is a doc and does not present this product', async () => {
  const docusaurus = { baseUrl: '/', docs: 'docs', otherDocs: [], blog: 'blog' }
  const here = await onSite({}, queries)
  expect(here.presentsProduct()).toBe(true)
  const { presentsProduct } = await onSite({ settings: { level: 'lenient', docusaurus } }, queries)
  expect(presentsProduct()).toBe(false)
})

it('opening a category closes its siblings, unless the settings of the folder say otherwise', async () => {
  const here = await onSite({}, queries)
  expect(here.closesSiblings()).toBe(true)
  const { closesSiblings } = await onSite({ settings: { level: 'lenient', autoCollapse: false } }, queries)
  expect(closesSiblings()).toBe(false)
})
