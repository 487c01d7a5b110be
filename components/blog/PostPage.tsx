import { getTranslations } from 'next-intl/server'
import { readBody, tocTree } from '@/lib/site-data/body'
import { translations } from '@/lib/site-data/docs'
import { postTags } from '@/lib/site-data/post-tags'
import { postPager, type PostLink } from '@/lib/site-data/posts'
import type { Post } from '@/lib/content-model/types'
import { publicPath } from '@/lib/config/routes'
import { postingData } from '@/lib/seo/structured-blog'
import { DocMeta } from '../article/DocMeta'
import { FoldedToc, Toc } from '../article/Toc'
import { Article } from '../article/Article'
import { JsonScript } from '../ui/JsonScript'
import { Pager } from '../ui/Pager'
import { BlogFrame } from './BlogFrame'
import { PostAuthors } from './PostAuthors'
import { PostFacts } from './PostFacts'
import styles from './PostPage.module.css'
import { TagChips } from './TagChips'

/** The page of a post: authors and date, text, table of contents, links to the previous and next posts. */
export async function PostPage({ post }: { post: Post }) {
  const { locale } = post
  const t = await getTranslations({ locale })
  const body = await readBody(post)
  const toc = post.toc.hidden ? [] : tocTree(body.toc, post.toc)
  const tags = postTags(post)
  return (
    <BlogFrame
      locale={locale}
      page={post.path}
      translations={translations(post)}
      current={post}
      toc={toc.length > 0 && <Toc nodes={toc} title={t('doc.onThisPage')} />}
    >
      <JsonScript type="application/ld+json" data={postingData(post)} />
      {toc.length > 0 && <FoldedToc nodes={toc} title={t('doc.onThisPage')} />}
      <Article page={post} code={body.code}>
        <header>
          <PostFacts post={post} />
          <PostAuthors post={post} />
        </header>
      </Article>
      {tags.length > 0 && (
        <div className={styles.tags}>
          <span>{t('doc.tags')}</span>
          <TagChips chips={tags.map((tag) => ({ tag }))} locale={locale} />
        </div>
      )}
      <DocMeta page={post} />
      <PostPager post={post} />
    </BlogFrame>
  )
}

async function PostPager({ post }: { post: Post }) {
  const { locale } = post
  const t = await getTranslations({ locale, namespace: 'blog' })
  const { newer, older } = postPager(locale, post.id)
  const target = (other: PostLink | undefined, kind: string) =>
    other && { kind, href: publicPath(locale, other.path), label: other.title }
  return <Pager label={t('pager')} back={target(newer, t('newerPost'))} forward={target(older, t('olderPost'))} />
}
