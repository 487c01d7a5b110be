import type { Metadata } from 'next'
import { BlogPage } from '@/components/blog/BlogPage'
import { listMetadata } from '@/lib/seo/blog-metadata'
import { blogTexts } from '@/lib/site-data/blog-texts'
import { blogList } from '@/lib/site-data/post-lists'
import type { Locale } from '@/lib/i18n/locales'

interface Props {
  params: Promise<{ locale: Locale }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  return listMetadata(locale, blogTexts(locale), blogList)
}

export default async function Blog({ params }: Props) {
  const { locale } = await params
  return <BlogPage locale={locale} page={1} />
}
