import { NotFoundPage } from '@/components/layout/NotFoundPage'
import { defaultLocale } from '@/lib/i18n/locales'

/**
 * The 404 page of the development server, for any URL. A build renders only existing pages, and hosts serve `404.html`
 * for all other URLs. It is inside the layout, so that a new page can replace it without a reload.
 */
export default function NotFound() {
  return (
    <div data-not-found>
      <NotFoundPage locale={defaultLocale} />
    </div>
  )
}
