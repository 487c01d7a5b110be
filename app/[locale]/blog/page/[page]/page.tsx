import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { BlogList } from '@/components/blog/BlogList'
import { listPage, listPageNumbers, listedPosts } from '@/lib/content/posts'
import { staticParams } from '@/lib/content/route-table'
import type { Locale } from '@/lib/i18n/locales'
import { blogListMetadata } from '@/lib/metadata'
import { nowhere } from '@/lib/routes'

interface Props {
  params: Promise<{ locale: Locale; page: string }>
}

export const dynamicParams = false

export function generateStaticParams() {
  return staticParams('blog-list', { page: nowhere }, ({ params }) => 'page' in params)
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, page } = await params
  return blogListMetadata(locale, Number(page))
}

export default async function BlogPage({ params }: Props) {
  const { locale, page } = await params
  if (!listPageNumbers(locale).includes(Number(page))) notFound()
  const { items, pages } = listPage(listedPosts(locale), Number(page))
  return <BlogList locale={locale} posts={items} page={Number(page)} pages={pages} />
}
