import type { Metadata } from 'next'
import { AuthorIndex } from '@/components/blog/AuthorIndex'
import { blogIndexMetadata } from '@/lib/seo/blog-metadata'
import type { Locale } from '@/lib/i18n/locales'
import { paths } from '@/lib/config/routes'

interface Props {
  params: Promise<{ locale: Locale }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  return blogIndexMetadata(locale, paths.blogAuthors, 'authors')
}

export default async function Authors({ params }: Props) {
  const { locale } = await params
  return <AuthorIndex locale={locale} />
}
