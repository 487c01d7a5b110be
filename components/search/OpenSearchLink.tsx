import type { Locale } from '@/lib/i18n/locales'
import { paths, publicHref } from '@/lib/routes'
import { site } from '@/lib/site'

/** Tells a browser where a language's search describes itself. */
export function OpenSearchLink({ locale }: { locale: Locale }) {
  return (
    <link
      rel="search"
      type="application/opensearchdescription+xml"
      href={publicHref(locale, paths.openSearch)}
      title={site.product.name}
    />
  )
}
