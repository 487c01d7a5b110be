import './globals.css'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { FeedLinks } from '@/components/ui/FeedLinks'
import { HeadScripts } from '@/components/layout/HeadScripts'
import { inlineScript } from '@/components/ui/InlineScript'
import { NotFoundPage } from '@/components/layout/NotFoundPage'
import { defaultLocale, localeInfo, locales } from '@/lib/i18n/locales'
import { messages } from '@/lib/i18n/messages'
import { versionAttributes } from '@/lib/site-data/source'
import { fullTitle, siteIcons } from '@/lib/seo/metadata'
import { paths, publicHref } from '@/lib/config/routes'
import { redirectUnknownUrl } from '@/lib/inline-scripts/correct-url'
import { proposePages } from '@/lib/inline-scripts/propose-pages'

/** The metadata of the 404 page; Next.js adds “noindex” itself. */
export const metadata: Metadata = { icons: siteIcons }

/** The 404 page, a single file with both languages; the URL decides which language is shown. */
export default async function GlobalNotFound() {
  const [en, zh] = await Promise.all(locales.map((locale) => getTranslations({ locale, namespace: 'notFound' })))
  const failures = { en: JSON.stringify(messages.en.failure), zh: JSON.stringify(messages.zh.failure) }
  const titles = { en: fullTitle(en?.('title') ?? ''), zh: fullTitle(zh?.('title') ?? '') }
  const lists = { en: publicHref('en', paths.pageList), zh: publicHref('zh', paths.pageList) }
  const urlScripts = [
    inlineScript(redirectUnknownUrl, [publicHref('zh', ''), titles, failures]),
    inlineScript(proposePages, [lists]),
  ]
  return (
    <html
      lang={localeInfo[defaultLocale].tag}
      data-not-found={defaultLocale}
      data-failure={failures[defaultLocale]}
      {...versionAttributes()}
      suppressHydrationWarning
    >
      <head>
        <title>{titles[defaultLocale]}</title>
        {locales.map((locale) => (
          <FeedLinks key={locale} locale={locale} page={paths.blog} />
        ))}
        <HeadScripts urlScript={urlScripts.join(';')} />
      </head>
      <body>
        {locales.map((locale) => (
          <NotFoundPage key={locale} locale={locale} />
        ))}
      </body>
    </html>
  )
}
