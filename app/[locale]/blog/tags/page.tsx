import type { Metadata } from 'next'
import { BlogTagIndex } from '@/components/blog/BlogTagIndex'
import { blogIndexMetadata } from '@/lib/seo/blog-metadata'
import type { Locale } from '@/lib/i18n/locales'
import { paths } from '@/lib/config/routes'

interface Props {
  params: Promise<{ locale: Locale }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  return blogIndexMetadata(locale, paths.blogTags, 'tags')
}

export default async function Tags({ params }: Props) {
  const { locale } = await params
  return <BlogTagIndex locale={locale} />
}
