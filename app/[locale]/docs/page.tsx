import type { Metadata } from 'next'
import { DocPage } from '@/components/docs/DocPage'
import { HomePage } from '@/components/home/HomePage'
import { Redirect } from '@/components/ui/Redirect'
import { findDoc, homePath, presentsProduct, translations } from '@/lib/site-data/docs'
import type { Locale } from '@/lib/i18n/locales'
import { contentMetadata } from '@/lib/seo/metadata'
import { paths } from '@/lib/config/routes'
import { shareImage } from '@/lib/seo/share-image'

interface Props {
  params: Promise<{ locale: Locale }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  const doc = findDoc(locale, paths.home)
  return doc ? contentMetadata(doc, translations(doc), { image: shareImage(doc) }) : {}
}

export default async function DocsHome({ params }: Props) {
  const { locale } = await params
  const doc = findDoc(locale, paths.home)
  if (!doc) return <Redirect to={homePath(locale)} />
  return presentsProduct() ? <HomePage doc={doc} /> : <DocPage doc={doc} />
}
