import type { Metadata } from 'next'
import { ArchivePage } from '@/components/blog/ArchivePage'
import { blogIndexMetadata } from '@/lib/seo/blog-metadata'
import type { Locale } from '@/lib/i18n/locales'
import { paths } from '@/lib/config/routes'

interface Props {
  params: Promise<{ locale: Locale }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  return blogIndexMetadata(locale, paths.blogArchive, 'archive')
}

export default async function Archive({ params }: Props) {
  const { locale } = await params
  return <ArchivePage locale={locale} />
}
