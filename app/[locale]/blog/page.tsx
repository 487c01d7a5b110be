import type { Metadata } from 'next'
import { BlogList } from '@/components/blog/BlogList'
import { listPage, listedPosts } from '@/lib/content/posts'
import type { Locale } from '@/lib/i18n/locales'
import { blogListMetadata } from '@/lib/metadata'

interface Props {
  params: Promise<{ locale: Locale }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  return blogListMetadata(locale, 1)
}

export default async function Blog({ params }: Props) {
  const { locale } = await params
  const { items, page, pages } = listPage(listedPosts(locale), 1)
  return <BlogList locale={locale} posts={items} page={page} pages={pages} />
}
