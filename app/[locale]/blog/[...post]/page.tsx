import type { Metadata } from 'next'
import { missingPage } from '@/components/layout/missing-page'
import { PostPage } from '@/components/blog/PostPage'
import { postMetadata } from '@/lib/seo/blog-metadata'
import { findPost } from '@/lib/site-data/posts'
import { staticParams } from '@/lib/site-data/static-params'
import type { Locale } from '@/lib/i18n/locales'
import { paths, PLACEHOLDER_PARAM } from '@/lib/config/routes'

interface Props {
  params: Promise<{ locale: Locale; post: string[] }>
}

export function generateStaticParams() {
  return staticParams('post', { post: [PLACEHOLDER_PARAM] })
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const post = await postOf(params)
  return post ? postMetadata(post) : {}
}

export default async function Page({ params }: Props) {
  const post = await postOf(params)
  if (!post) return missingPage(params)
  return <PostPage post={post} />
}

async function postOf(params: Props['params']) {
  const { locale, post } = await params
  return findPost(locale, paths.post(decodeURIComponent(post.join('/'))))
}
