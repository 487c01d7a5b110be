import { blogFacts } from '@/lib/seo/blog-metadata'
import { blogList } from '@/lib/site-data/post-lists'
import type { Locale } from '@/lib/i18n/locales'
import { PostListPage } from './PostListPage'

/** A page of the list of all posts. */
export async function BlogPage({ locale, page }: { locale: Locale; page: number }) {
  const facts = await blogFacts(locale)
  return (
    <PostListPage {...facts} locale={locale} list={blogList} page={page}>
      <p>{facts.description}</p>
    </PostListPage>
  )
}
