import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { missingPage } from '@/components/layout/missing-page'
import { TaggedDocs } from '@/components/docs/TagPages'
import { staticParams } from '@/lib/site-data/static-params'
import { docTagTranslations, findDocTag } from '@/lib/site-data/tags'
import type { Locale } from '@/lib/i18n/locales'
import { pageMetadata } from '@/lib/seo/metadata'
import { PLACEHOLDER_PARAM, paths } from '@/lib/config/routes'
import { site } from '@/lib/config/site'

interface Props {
  params: Promise<{ locale: Locale; tag: string }>
}

export function generateStaticParams() {
  return staticParams('doc-tag', { tag: PLACEHOLDER_PARAM })
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, entry } = await tagOf(params)
  if (!entry) return {}
  const t = await getTranslations({ locale, namespace: 'doc' })
  const tag = entry.tag.label[locale]
  const page = paths.docTag(entry.tag.slug)
  const about = entry.tag.description?.[locale]
  return pageMetadata({
    locale,
    page,
    title: t('taggedTitle', { count: entry.pages.length, tag }),
    description:
      about === undefined
        ? t('taggedDescription', { product: site.product.name, tag })
        : t('taggedAbout', { product: site.product.name, tag, description: about }),
    translations: docTagTranslations(entry.tag.slug),
    noindex: entry.unlisted,
  })
}

export default async function Tag({ params }: Props) {
  const { locale, entry } = await tagOf(params)
  if (!entry) return missingPage(params)
  return <TaggedDocs entry={entry} locale={locale} />
}

async function tagOf(params: Props['params']) {
  const { locale, tag } = await params
  return { locale, entry: findDocTag(locale, decodeURIComponent(tag)) }
}
