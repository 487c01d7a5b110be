import { getTranslations } from 'next-intl/server'
import { readBody } from '@/lib/content/body'
import type { Post } from '@/lib/content/types'
import { everyLocale, type Locale } from '@/lib/i18n/locales'
import { paths, publicPath } from '@/lib/routes'
import { PageShell } from '../layout/PageShell'
import { Mdx } from '../mdx/Mdx'
import prose from '../mdx/Article.module.css'
import { Link } from '../ui/Link'
import { Pager } from '../ui/Pager'
import styles from './BlogList.module.css'
import { PostFacts } from './PostFacts'

interface BlogListProps {
  locale: Locale
  posts: readonly Post[]
  page: number
  pages: number
}

/** One page of the blog: title, facts and excerpt of each post. */
export async function BlogList({ locale, posts, page, pages }: BlogListProps) {
  const t = await getTranslations({ locale, namespace: 'blog' })
  const here = paths.blogPage(page)
  const step = (target: number, kind: string) =>
    target >= 1 && target <= pages
      ? { kind, href: publicPath(locale, paths.blogPage(target)), label: `${target} / ${pages}` }
      : undefined
  return (
    <PageShell locale={locale} page={here} translations={everyLocale(here)} section="blog">
      <main className={styles.page}>
        <header className={styles.head}>
          <h1>{t('title')}</h1>
          <p>{t('description')}</p>
        </header>
        {posts.length === 0 && <p>{t('empty')}</p>}
        {posts.map((post) => (
          <Excerpt key={post.id} post={post} />
        ))}
        <Pager label={t('pager')} back={step(page - 1, t('newer'))} forward={step(page + 1, t('older'))} />
      </main>
    </PageShell>
  )
}

async function Excerpt({ post }: { post: Post }) {
  const { locale } = post
  const t = await getTranslations({ locale, namespace: 'blog' })
  const { code, excerpt } = await readBody(post)
  const href = publicPath(locale, post.path)
  return (
    <article className={styles.post}>
      <h2>
        <Link href={href}>{post.title}</Link>
      </h2>
      <PostFacts post={post} />
      <div className={prose.prose}>
        <Mdx code={excerpt ?? code} page={post} />
      </div>
      {excerpt !== undefined && (
        <p className={styles.more}>
          <Link href={href} aria-label={t('readMoreOf', { title: post.title })}>
            {t('readMore')}
          </Link>
        </p>
      )}
    </article>
  )
}
