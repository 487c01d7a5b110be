import type { Metadata } from 'next'
import { missingPage } from '@/components/layout/missing-page'
import { AuthorPage } from '@/components/blog/AuthorPage'
import { authorFacts, listMetadata } from '@/lib/seo/blog-metadata'
import { findBlogAuthor } from '@/lib/site-data/post-authors'
import { authorList } from '@/lib/site-data/post-lists'
import { pageNumbers } from '@/lib/site-data/posts'
import { staticParams } from '@/lib/site-data/static-params'
import type { Locale } from '@/lib/i18n/locales'
import { PLACEHOLDER_PARAM } from '@/lib/config/routes'

interface Props {
  params: Promise<{ locale: Locale; author: string; page: string }>
}

export function generateStaticParams() {
  return staticParams(
    'blog-author',
    { author: PLACEHOLDER_PARAM, page: PLACEHOLDER_PARAM },
    ({ params }) => 'page' in params,
  )
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
  if (!entry || !pageNumbers(entry.posts).includes(Number(page))) return missingPage(params)
  return <AuthorPage entry={entry} locale={locale} page={Number(page)} />
}
