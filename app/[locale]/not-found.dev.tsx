import { NotFoundPage } from '@/components/layout/NotFoundPage'
import { defaultLocale } from '@/lib/i18n/locales'

/**
 * The 404 page of the development server, which renders any URL on request. A build renders the pages that exist, and
 * hosts answer all others with `404.html`. It stays in the layout, so that a page can take its place without a reload.
 */
export default function NotFound() {
  return (
    <div data-not-found>
      <NotFoundPage locale={defaultLocale} />
    </div>
  )
}
