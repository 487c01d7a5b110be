import type { Metadata } from 'next'
import { missingPage } from '@/components/layout/missing-page'
import { TaggedPosts } from '@/components/blog/TaggedPosts'
import { listMetadata, taggedFacts } from '@/lib/seo/blog-metadata'
import { tagList } from '@/lib/site-data/post-lists'
import { findBlogTag } from '@/lib/site-data/post-tags'
import { staticParams } from '@/lib/site-data/static-params'
import type { Locale } from '@/lib/i18n/locales'
import { PLACEHOLDER_PARAM } from '@/lib/config/routes'

interface Props {
  params: Promise<{ locale: Locale; tag: string }>
}

export function generateStaticParams() {
  return staticParams('blog-tag', { tag: PLACEHOLDER_PARAM }, ({ params }) => !('page' in params))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, tag } = await params
  const entry = findBlogTag(locale, tag)
  return entry ? listMetadata(locale, await taggedFacts(locale, entry), tagList(entry.tag.slug)) : {}
}

export default async function Tag({ params }: Props) {
  const { locale, tag } = await params
  const entry = findBlogTag(locale, tag)
  if (!entry) return missingPage(params)
  return <TaggedPosts entry={entry} locale={locale} page={1} />
}
