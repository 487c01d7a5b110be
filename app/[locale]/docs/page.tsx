import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { DocPage } from '@/components/docs/DocPage'
import { findDoc, translations } from '@/lib/content/docs'
import type { Locale } from '@/lib/i18n/locales'
import { contentMetadata } from '@/lib/metadata'
import { paths } from '@/lib/routes'

interface Props {
  params: Promise<{ locale: Locale }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  const doc = findDoc(locale, paths.home)
  return doc ? contentMetadata(doc, translations(doc)) : {}
}

export default async function DocsHome({ params }: Props) {
  const { locale } = await params
  const doc = findDoc(locale, paths.home)
  if (!doc) notFound()
  return <DocPage doc={doc} />
}
