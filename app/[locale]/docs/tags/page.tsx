import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { TagIndex } from '@/components/docs/TagPages'
import { listedDocTags } from '@/lib/site-data/tags'
import { everyLocale, type Locale } from '@/lib/i18n/locales'
import { pageMetadata } from '@/lib/seo/metadata'
import { paths } from '@/lib/config/routes'

interface Props {
  params: Promise<{ locale: Locale }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  const t = await getTranslations({ locale, namespace: 'doc' })
  return pageMetadata({
    locale,
    page: paths.docTags,
    title: t('tagsTitle'),
    description: t('tagsDescription'),
    translations: everyLocale(paths.docTags),
  })
}

export default async function Tags({ params }: Props) {
  const { locale } = await params
  return <TagIndex entries={listedDocTags(locale)} locale={locale} />
}
