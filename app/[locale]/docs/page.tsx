import type { Metadata } from 'next'
import { HomePage } from '@/components/home/HomePage'
import { Redirect } from '@/components/ui/Redirect'
import { findDoc, homePath, translations } from '@/lib/site-data/docs'
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
  return doc ? <HomePage doc={doc} /> : <Redirect to={homePath(locale)} />
}
