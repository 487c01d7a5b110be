import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { TranslationStatusPage } from '@/components/docs/TranslationStatusPage'
import { everyLocale, type Locale } from '@/lib/i18n/locales'
import { pageMetadata } from '@/lib/seo/metadata'
import { paths } from '@/lib/config/routes'

interface Props {
  params: Promise<{ locale: Locale }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  const t = await getTranslations({ locale, namespace: 'translationStatus' })
  return pageMetadata({
    locale,
    page: paths.translationStatus,
    title: t('title'),
    description: t('description'),
    translations: everyLocale(paths.translationStatus),
    noindex: true,
    textless: true,
  })
}

export default async function TranslationStatus({ params }: Props) {
  const { locale } = await params
  return <TranslationStatusPage locale={locale} />
}
