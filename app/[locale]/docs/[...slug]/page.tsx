import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { CategoryPage } from '@/components/docs/CategoryPage'
import { DocPage } from '@/components/docs/DocPage'
import { categoryTranslations, findCategoryPage } from '@/lib/site-data/categories'
import { findDoc, translations } from '@/lib/site-data/docs'
import { staticParams } from '@/lib/site-data/route-table'
import { shouldRender } from '@/lib/build/should-render'
import type { Locale } from '@/lib/i18n/locales'
import { categoryMetadata, contentMetadata } from '@/lib/seo/metadata'
import { PLACEHOLDER_PARAM, paths } from '@/lib/config/routes'
import { shareImage } from '@/lib/seo/share-image'

interface Props {
  params: Promise<{ locale: Locale; slug: string[] }>
}

export function generateStaticParams() {
  return staticParams(
    ['doc', 'category'],
    { slug: [PLACEHOLDER_PARAM] },
    (entry) => entry.page !== paths.home && shouldRender(entry),
  )
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { doc, category } = await pageOf(params)
  if (doc) return contentMetadata(doc, translations(doc), { image: shareImage(doc) })
  return category ? categoryMetadata(category, categoryTranslations(category.path)) : {}
}

export default async function Page({ params }: Props) {
  const { doc, category } = await pageOf(params)
  if (doc) return <DocPage doc={doc} />
  if (category) return <CategoryPage category={category} />
  notFound()
}

async function pageOf(params: Props['params']) {
  const { locale, slug } = await params
  const path = paths.doc(slug.map(decodeURIComponent).join('/'))
  return { doc: findDoc(locale, path), category: findCategoryPage(locale, path) }
}
