import type { Metadata } from 'next'
import { missingPage } from '@/components/layout/missing-page'
import { TaggedPosts } from '@/components/blog/TaggedPosts'
import { listMetadata, taggedFacts } from '@/lib/seo/blog-metadata'
import { tagList } from '@/lib/site-data/post-lists'
import { findBlogTag } from '@/lib/site-data/post-tags'
import { pageNumbers } from '@/lib/site-data/posts'
import { staticParams } from '@/lib/site-data/static-params'
import type { Locale } from '@/lib/i18n/locales'
import { PLACEHOLDER_PARAM } from '@/lib/config/routes'

interface Props {
  params: Promise<{ locale: Locale; tag: string; page: string }>
}

export function generateStaticParams() {
  return staticParams('blog-tag', { tag: PLACEHOLDER_PARAM, page: PLACEHOLDER_PARAM }, ({ params }) => 'page' in params)
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, tag, page } = await params
  const entry = findBlogTag(locale, tag)
  if (!entry) return {}
  return listMetadata(locale, await taggedFacts(locale, entry), tagList(entry.tag.slug), Number(page))
}

export default async function FurtherPage({ params }: Props) {
  const { locale, tag, page } = await params
  const entry = findBlogTag(locale, tag)
  if (!entry || !pageNumbers(entry.pages).includes(Number(page))) return missingPage(params)
  return <TaggedPosts entry={entry} locale={locale} page={Number(page)} />
}
