import { blogTexts } from '@/lib/site-data/blog-texts'
import { presentsProduct } from '@/lib/site-data/docs'
import { blogList } from '@/lib/site-data/post-lists'
import type { Locale } from '@/lib/i18n/locales'
import { PostListPage } from './PostListPage'

/** A page of the list of all posts. */
export function BlogPage({ locale, page }: { locale: Locale; page: number }) {
  const texts = blogTexts(locale)
  return (
    <PostListPage {...texts} locale={locale} list={blogList} page={page}>
      {presentsProduct() && <p>{texts.description}</p>}
    </PostListPage>
  )
}
