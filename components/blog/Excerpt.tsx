import { getTranslations } from 'next-intl/server'
import { readBody } from '@/lib/site-data/body'
import { postTags } from '@/lib/site-data/post-tags'
import type { Post } from '@/lib/content-model/types'
import { localeInfo } from '@/lib/i18n/locales'
import { publicPath } from '@/lib/config/routes'
import { Mdx } from '../mdx/Mdx'
import { proseClass } from '../article/prose'
import { Link } from '../ui/Link'
import styles from './Excerpt.module.css'
import { PostAuthors } from './PostAuthors'
import { PostFacts } from './PostFacts'
import { TagChips } from './TagChips'

/** A post in a list: title, date, reading time, authors, and the text before the `truncate` marker. */
export async function Excerpt({ post }: { post: Post }) {
  const { locale } = post
  const t = await getTranslations({ locale, namespace: 'blog' })
  const { code, excerpt } = await readBody(post)
  const href = publicPath(locale, post.path)
  const lang = post.contentLocale === locale ? undefined : localeInfo[post.contentLocale].tag
  return (
    <article className={styles.post}>
      <h2 lang={lang}>
        <Link href={href}>{post.title}</Link>
      </h2>
      <div>
        <PostFacts post={post} />
        <PostAuthors post={post} />
      </div>
      <div className={proseClass} lang={lang}>
        <Mdx code={excerpt ?? code} page={post} home={href} />
      </div>
      <footer className={styles.foot}>
        <TagChips chips={postTags(post).map((tag) => ({ tag }))} locale={locale} />
        {excerpt !== undefined && (
          <Link href={href} className={styles.more}>
            {t.rich('readMore', { title: post.title, unseen: (of) => <span className="sr-only">{of}</span> })}
          </Link>
        )}
      </footer>
    </article>
  )
}
