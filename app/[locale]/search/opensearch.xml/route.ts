import { getTranslations } from 'next-intl/server'
import { defaultLocale, isLocale, locales } from '@/lib/i18n/locales'
import { openSearchDescription } from '@/lib/search/index/open-search'
import { site } from '@/lib/config/site'

export const dynamic = 'force-static'

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }))
}

/** Serves the OpenSearch description document, which adds the site's search to the address bar of browsers. */
export async function GET(_: Request, { params }: { params: Promise<{ locale: string }> }) {
  const { locale: name } = await params
  const locale = isLocale(name) ? name : defaultLocale
  const t = await getTranslations({ locale, namespace: 'search' })
  return new Response(
    openSearchDescription(locale, {
      name: t('openSearch', { product: site.product.name }),
      description: t('description', { product: site.product.name }),
    }),
    { headers: { 'Content-Type': 'application/opensearchdescription+xml' } },
  )
}
