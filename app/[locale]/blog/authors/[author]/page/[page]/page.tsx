import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { AuthorPage } from '@/components/blog/AuthorPage'
import { authorFacts, listMetadata } from '@/lib/blog-metadata'
import { findBlogAuthor } from '@/lib/content/post-authors'
import { authorList } from '@/lib/content/post-lists'
import { pageNumbers } from '@/lib/content/posts'
import { staticParams } from '@/lib/content/route-table'
import type { Locale } from '@/lib/i18n/locales'
import { nowhere } from '@/lib/routes'

interface Props {
  params: Promise<{ locale: Locale; author: string; page: string }>
}

export function generateStaticParams() {
  return staticParams('blog-author', { author: nowhere, page: nowhere }, ({ params }) => 'page' in params)
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, author, page } = await params
  const entry = findBlogAuthor(locale, author)
  if (!entry) return {}
  return listMetadata(locale, authorFacts(locale, entry), authorList(entry.author.slug), Number(page))
}

export default async function FurtherPage({ params }: Props) {
  const { locale, author, page } = await params
  const entry = findBlogAuthor(locale, author)
  if (!entry || !pageNumbers(entry.posts).includes(Number(page))) notFound()
  return <AuthorPage entry={entry} locale={locale} page={Number(page)} />
}
