import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { SearchPage } from '@/components/search-page/SearchPage'
import { everyLocale, type Locale } from '@/lib/i18n/locales'
import { pageMetadata } from '@/lib/seo/metadata'
import { paths } from '@/lib/config/routes'
import { site } from '@/lib/config/site'

interface Props {
  params: Promise<{ locale: Locale }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  const t = await getTranslations({ locale, namespace: 'search' })
  return pageMetadata({
    locale,
    page: paths.search,
    title: t('title'),
    description: t('description', { product: site.product.name }),
    translations: everyLocale(paths.search),
    noindex: true,
    textless: true,
  })
}

export default async function Search({ params }: Props) {
  const { locale } = await params
  return <SearchPage locale={locale} />
}
