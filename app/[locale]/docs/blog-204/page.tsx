import type { Metadata } from 'next'
import { Redirect } from '@/components/ui/Redirect'
import { oldBlogMetadata } from '@/lib/seo/blog-metadata'
import type { Locale } from '@/lib/i18n/locales'
import { paths, publicPath } from '@/lib/config/routes'

interface Props {
  params: Promise<{ locale: Locale }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  return oldBlogMetadata(locale)
}

export default async function OldBlog({ params }: Props) {
  const { locale } = await params
  return <Redirect to={publicPath(locale, paths.blog)} />
}
