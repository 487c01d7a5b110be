import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { DocPage } from '@/components/docs/DocPage'
import { findDoc, translations } from '@/lib/content/docs'
import { staticParams } from '@/lib/content/route-table'
import type { Locale } from '@/lib/i18n/locales'
import { contentMetadata } from '@/lib/metadata'
import { nowhere, paths } from '@/lib/routes'

interface Props {
  params: Promise<{ locale: Locale; slug: string[] }>
}

export const dynamicParams = false

export function generateStaticParams() {
  return staticParams('doc', { slug: [nowhere] }, ({ page }) => page !== paths.home)
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const doc = await docOf(params)
  return doc ? contentMetadata(doc, translations(doc)) : {}
}

export default async function Page({ params }: Props) {
  const doc = await docOf(params)
  if (!doc) notFound()
  return <DocPage doc={doc} />
}

async function docOf(params: Props['params']) {
  const { locale, slug } = await params
  return findDoc(locale, paths.doc(slug.map(decodeURIComponent).join('/')))
}
