import { defaultLocale, isLocale } from '@/lib/i18n/locales'
import { siteOpenSearch } from '@/lib/search/index/open-search'

/** Serves the OpenSearch description document in development; a build writes a static file. */
export async function GET(_: Request, { params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params
  return new Response(siteOpenSearch(isLocale(locale) ? locale : defaultLocale), {
    headers: { 'Content-Type': 'application/opensearchdescription+xml' },
  })
}
