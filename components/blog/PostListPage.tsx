import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { ListFacts } from '@/lib/seo/blog-metadata'
import { listTranslations, type PostList } from '@/lib/site-data/post-lists'
import { listPage } from '@/lib/site-data/posts'
import type { Locale } from '@/lib/i18n/locales'
import { publicPath } from '@/lib/config/routes'
import { blogData } from '@/lib/seo/structured-blog'
import { JsonScript } from '../ui/JsonScript'
import { Pager } from '../ui/Pager'
import { UnlistedNotice } from '../ui/VisibilityNotice'
import { BlogFrame } from './BlogFrame'
import { BlogHead } from './BlogHead'
import { Excerpt } from './Excerpt'

interface PostListPageProps extends ListFacts {
  locale: Locale
  list: PostList
  /** The page number, from 1. */
  page: number
  /** The content below the title. */
  children?: ReactNode
}

/** A page of a list of posts, with their excerpts. */
export async function PostListPage({ locale, title, description, list, page, unlisted, children }: PostListPageProps) {
  const t = await getTranslations({ locale, namespace: 'blog' })
  const { items, pages } = listPage(list.posts(locale) ?? [], page)
  const here = list.path(page)
  const step = (target: number, kind: string) =>
    target >= 1 && target <= pages
      ? { kind, href: publicPath(locale, list.path(target)), label: `${target} / ${pages}` }
      : undefined
  return (
    <BlogFrame locale={locale} page={here} translations={listTranslations(list, page)}>
      <JsonScript
        type="application/ld+json"
        data={blogData({ locale, page: here, title, description, posts: items })}
      />
      {unlisted && <UnlistedNotice locale={locale} />}
      <BlogHead locale={locale} title={title}>
        {children}
      </BlogHead>
      {items.length === 0 && <p>{t('empty')}</p>}
      {items.map((post) => (
        <Excerpt key={post.id} post={post} />
      ))}
      <Pager label={t('pager')} back={step(page - 1, t('newer'))} forward={step(page + 1, t('older'))} />
    </BlogFrame>
  )
}
