import type { Metadata } from 'next'
import { missingPage } from '@/components/layout/missing-page'
import { BlogPage } from '@/components/blog/BlogPage'
import { listMetadata } from '@/lib/seo/blog-metadata'
import { blogTexts } from '@/lib/site-data/blog-texts'
import { blogList } from '@/lib/site-data/post-lists'
import { listedPosts, pageNumbers } from '@/lib/site-data/posts'
import { staticParams } from '@/lib/site-data/static-params'
import type { Locale } from '@/lib/i18n/locales'
import { PLACEHOLDER_PARAM } from '@/lib/config/routes'

interface Props {
  params: Promise<{ locale: Locale; page: string }>
}

export function generateStaticParams() {
  return staticParams('blog-list', { page: PLACEHOLDER_PARAM }, ({ params }) => 'page' in params)
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, page } = await params
  return listMetadata(locale, blogTexts(locale), blogList, Number(page))
}

export default async function FurtherPage({ params }: Props) {
  const { locale, page } = await params
  if (!pageNumbers(listedPosts(locale)).includes(Number(page))) return missingPage(params)
  return <BlogPage locale={locale} page={Number(page)} />
}
