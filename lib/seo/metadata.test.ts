import { describe, expect, it, vi } from 'vitest'
import { makeDoc, makePost, onSite } from '../content-files/test-fixtures'
import { canonicalUrl, contentMetadata, fullTitle, pageMetadata } from './metadata'
import { siteShareImage } from './share-image'

const both = { en: 'faq/', zh: 'faq/' }

describe('fullTitle', () => {
  it('fullTitle names the page before the site', () => {
    expect(fullTitle('FAQs')).toBe('FAQs | SQL Tuner')
  })

  it.each(['', 'SQL Tuner'])('fullTitle is only the title of the site if that of the page is “%s”', (title) => {
    expect(fullTitle(title)).toBe('SQL Tuner')
  })
})

describe('canonicalUrl', () => {
  it('canonicalUrl is the URL of the page', () => {
    expect(canonicalUrl({ locale: 'zh', page: 'faq/', translations: both })).toBe(
      'https://docs.example.com/docs/zh/faq/',
    )
  })

  it('canonicalUrl is that of the original for a fallback page', () => {
    expect(canonicalUrl({ locale: 'zh', page: 'faq/', translations: { en: 'questions/' }, contentLocale: 'en' })).toBe(
      'https://docs.example.com/docs/questions/',
    )
  })
})

describe('pageMetadata', () => {
  it('pageMetadata hides every page of a preview with drafts from search engines', async () => {
    vi.stubEnv('SITE_DRAFTS', 'on')
    vi.resetModules()
    const preview = await import('./metadata')
    vi.resetModules()
    vi.unstubAllEnvs()
    const { robots, alternates } = preview.pageMetadata({
      locale: 'en',
      page: 'faq/',
      title: 'FAQs',
      translations: both,
    })
    expect(robots).toEqual({ index: false, follow: false })
    expect(alternates?.languages).toBeUndefined()
  })

  it('pageMetadata has the same data for browsers, search engines and Open Graph', () => {
    expect(
      pageMetadata({ locale: 'zh', page: 'faq/', title: '常见问题', description: '答案。', translations: both }),
    ).toEqual({
      title: '常见问题 | SQL Tuner',
      description: '答案。',
      alternates: {
        canonical: 'https://docs.example.com/docs/zh/faq/',
        languages: {
          'en-GB': 'https://docs.example.com/docs/faq/',
          'zh-CN': 'https://docs.example.com/docs/zh/faq/',
          'x-default': 'https://docs.example.com/docs/faq/',
        },
        types: { 'text/markdown': 'https://docs.example.com/docs/zh/faq/index.md' },
      },
      openGraph: {
        title: '常见问题 | SQL Tuner',
        description: '答案。',
        url: 'https://docs.example.com/docs/zh/faq/',
        siteName: 'SQL Tuner',
        locale: 'zh_CN',
        images: [{ ...siteShareImage('zh') }],
        type: 'website',
      },
      twitter: { card: 'summary_large_image' },
      icons: {
        icon: { url: '/docs/favicon.svg', type: 'image/svg+xml' },
        apple: '/docs/icons/apple-touch-icon.png',
      },
      manifest: '/docs/zh/manifest.webmanifest',
    })
  })

  it('a fallback page has the original’s canonical URL, no alternates, and the language of its text', () => {
    const facts = {
      locale: 'zh',
      page: 'faq/',
      title: 'FAQs',
      translations: { en: 'faq/' },
      contentLocale: 'en',
    } as const
    const { alternates, openGraph } = pageMetadata(facts)
    expect(alternates).toEqual({
      canonical: 'https://docs.example.com/docs/faq/',
      types: { 'text/markdown': 'https://docs.example.com/docs/zh/faq/index.md' },
    })
    expect(openGraph).toMatchObject({ url: 'https://docs.example.com/docs/faq/', locale: 'en_GB' })
  })
})

describe('contentMetadata', () => {
  it('the title of the home page is the tagline, so that it names the product once', async () => {
    const home = makeDoc({ id: 'index', path: '', title: 'Introduction to SQL Tuner' })
    const onHome = await onSite({}, () => import('./metadata'))
    expect(onHome.contentMetadata(home, {}).title).toBe('Optimise your SQL queries by clicks | SQL Tuner')
  })

  it('the metadata of an unlisted doc has “noindex”', () => {
    const { robots } = contentMetadata(makeDoc({ id: 'secret', unlisted: true }), { en: 'secret/' })
    expect(robots).toEqual({ index: false, follow: false })
  })

  it('the metadata of a listed doc has no robots entry', () => {
    expect(contentMetadata(makeDoc({ id: 'faq' }), both)).not.toHaveProperty('robots')
  })

  it('the Open Graph type of a doc is “website”, whatever its date', () => {
    const { openGraph } = contentMetadata(makeDoc({ id: 'faq', date: '2025-01-02' }), both)
    expect(openGraph).toMatchObject({ type: 'website' })
    expect(openGraph).not.toHaveProperty('publishedTime')
  })

  it('the metadata of an article has the Open Graph properties of articles', () => {
    const article = { publishedTime: '2024-03-12', modifiedTime: '2024-03-13', authors: ['The team'], tags: ['joins'] }
    const post = makePost({ id: '2024/joins' })
    expect(contentMetadata(post, { en: post.path }, { article }).openGraph).toMatchObject({
      type: 'article',
      ...article,
    })
  })

  it('the image for sharing has an alternative text', () => {
    const image = { url: 'https://docs.example.com/docs/x.png', alt: 'FAQs', width: 1200, height: 630 }
    expect(contentMetadata(makeDoc({ id: 'faq' }), both, { image }).openGraph).toMatchObject({ images: [image] })
  })

  it('the metadata omits keywords, because search engines do not read them', () => {
    expect(contentMetadata(makeDoc({ id: 'faq', keywords: ['sql'] }), both)).not.toHaveProperty('keywords')
  })
})
