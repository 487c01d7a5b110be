import { getTranslations } from 'next-intl/server'
import { tagList } from '@/lib/site-data/post-lists'
import type { TagEntry } from '@/lib/site-data/tags'
import type { Post } from '@/lib/content-model/types'
import { taggedFacts } from '@/lib/seo/blog-metadata'
import type { Locale } from '@/lib/i18n/locales'
import { paths, publicPath } from '@/lib/config/routes'
import { Link } from '../ui/Link'
import { PostListPage } from './PostListPage'

/** A page of the list of posts with a tag. */
export async function TaggedPosts({ entry, locale, page }: { entry: TagEntry<Post>; locale: Locale; page: number }) {
  const t = await getTranslations({ locale, namespace: 'blog' })
  const { tag } = entry
  const facts = await taggedFacts(locale, entry)
  return (
    <PostListPage {...facts} locale={locale} list={tagList(tag.slug)} page={page}>
      {tag.description && <p>{tag.description[locale]}</p>}
      <p>
        <Link href={publicPath(locale, paths.blogTags)}>{t('allTags')}</Link>
      </p>
    </PostListPage>
  )
}
