import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { withBase } from '@/lib/config/base-path'
import type { Locale } from '@/lib/i18n/locales'
import { messages } from '@/lib/i18n/messages'
import { setStatus } from '@/lib/next/response-status'
import { fullTitle } from '@/lib/seo/metadata'

/**
 * Returns the 404 page for a URL that has no page, in the language of the URL, in the development server. After
 * `notFound()`, Next would send an empty document, which React fills in the browser without running its inline scripts.
 * A build renders only existing pages, and hosts serve `404.html` for all other URLs.
 */
export async function missingPage(params: Promise<{ locale: Locale }>): Promise<ReactNode> {
  // a block, which the bundler omits in a build: the style sheet of the 404 page would belong to every page
  if (process.env.NODE_ENV === 'development') {
    setStatus(404)
    const { locale } = await params
    const { NotFoundPage } = await import('./NotFoundPage')
    return (
      <div data-not-found>
        <title>{fullTitle(messages[locale].notFound.title)}</title>
        <link rel="icon" href={withBase('/favicon.svg')} type="image/svg+xml" />
        <NotFoundPage locale={locale} />
      </div>
    )
  }
  notFound()
}
