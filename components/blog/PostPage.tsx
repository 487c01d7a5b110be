import { getTranslations } from 'next-intl/server'
import { readBody, tocTree } from '@/lib/content/body'
import { translations } from '@/lib/content/docs'
import { listedPosts, postNeighbours } from '@/lib/content/posts'
import type { Post } from '@/lib/content/types'
import { publicPath } from '@/lib/routes'
import { DocMeta } from '../docs/DocMeta'
import layout from '../docs/DocFrame.module.css'
import { FoldedToc, Toc } from '../docs/Toc'
import { PageShell } from '../layout/PageShell'
import { Article } from '../mdx/Article'
import { Pager } from '../ui/Pager'
import { PostFacts } from './PostFacts'

/** A post with its facts, its table of contents and the posts before and after it. */
export async function PostPage({ post }: { post: Post }) {
  const { locale } = post
  const t = await getTranslations({ locale })
  const body = await readBody(post)
  const toc = post.toc.hidden ? [] : tocTree(body.toc, post.toc)
  const { newer, older } = postNeighbours(listedPosts(locale), post)
  const target = (other: Post | undefined, kind: string) =>
    other && { kind, href: publicPath(locale, other.path), label: other.title }
  return (
    <PageShell locale={locale} page={post.path} translations={translations(post)} section="blog">
      <div className={layout.layout}>
        <main className={layout.main}>
          {toc.length > 0 && <FoldedToc nodes={toc} title={t('doc.onThisPage')} />}
          <Article page={post} code={body.code}>
            <PostFacts post={post} />
          </Article>
          <DocMeta page={post} />
          <Pager
            label={t('blog.pager')}
            back={target(newer, t('blog.newerPost'))}
            forward={target(older, t('blog.olderPost'))}
          />
        </main>
        <div className={layout.toc}>{toc.length > 0 && <Toc nodes={toc} title={t('doc.onThisPage')} />}</div>
      </div>
    </PageShell>
  )
}
