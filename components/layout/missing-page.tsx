import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { defaultLocale } from '@/lib/i18n/locales'
import { setStatus } from '@/lib/next/response-status'

/**
 * Returns the 404 page for a URL that has no page, in the development server. After `notFound()`, Next would send an
 * empty document, which React fills in the browser without running its inline scripts. A build renders only existing
 * pages, and hosts serve `404.html` for all other URLs.
 */
export async function missingPage(): Promise<ReactNode> {
  // a block, which the bundler omits in a build: the style sheet of the 404 page would belong to every page
  if (process.env.NODE_ENV === 'development') {
    setStatus(404)
    const { NotFoundPage } = await import('./NotFoundPage')
    return (
      <div data-not-found>
        <NotFoundPage locale={defaultLocale} />
      </div>
    )
  }
  notFound()
}
