import type { Metadata } from 'next'
import { missingPage } from '@/components/layout/missing-page'
import { GeneratedIndexPage } from '@/components/docs/GeneratedIndexPage'
import { DocPage } from '@/components/docs/DocPage'
import { findGeneratedIndexPage, generatedIndexTranslations } from '@/lib/site-data/categories'
import { findDoc, translations } from '@/lib/site-data/docs'
import { staticParams } from '@/lib/site-data/static-params'
import type { Locale } from '@/lib/i18n/locales'
import { contentMetadata, generatedIndexMetadata } from '@/lib/seo/metadata'
import { isToolPage, PLACEHOLDER_PARAM, paths } from '@/lib/config/routes'
import { shareImage } from '@/lib/seo/share-image'

interface Props {
  params: Promise<{ locale: Locale; slug: string[] }>
}

export function generateStaticParams() {
  return staticParams(
    ['doc', 'generated-index'],
    { slug: [PLACEHOLDER_PARAM] },
    (entry) => entry.page !== paths.home && !isToolPage(entry.page),
  )
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { doc, index } = await pageOf(params)
  if (doc) return contentMetadata(doc, translations(doc), { image: shareImage(doc) })
  return index ? generatedIndexMetadata(index, generatedIndexTranslations(index.path)) : {}
}

export default async function Page({ params }: Props) {
  const { doc, index } = await pageOf(params)
  if (doc) return <DocPage doc={doc} />
  if (index) return <GeneratedIndexPage index={index} />
  return missingPage(params)
}

async function pageOf(params: Props['params']) {
  const { locale, slug } = await params
  const path = paths.doc(slug.map(decodeURIComponent).join('/'))
  return { doc: findDoc(locale, path), index: findGeneratedIndexPage(locale, path) }
}
