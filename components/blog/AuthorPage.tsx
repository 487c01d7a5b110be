import { getTranslations } from 'next-intl/server'
import { authorFacts } from '@/lib/seo/blog-metadata'
import type { AuthorEntry } from '@/lib/site-data/post-authors'
import { authorList } from '@/lib/site-data/post-lists'
import type { Locale } from '@/lib/i18n/locales'
import { paths, publicPath } from '@/lib/config/routes'
import { ExternalLink } from '../ui/ExternalLink'
import { Link } from '../ui/Link'
import { AuthorSocials } from './AuthorSocials'
import { PostListPage } from './PostListPage'

/** A page of the list of an author's posts, below the author's details. */
export async function AuthorPage({ entry, locale, page }: { entry: AuthorEntry; locale: Locale; page: number }) {
  const t = await getTranslations({ locale, namespace: 'blog' })
  const { author, posts } = entry
  const facts = authorFacts(locale, entry)
  return (
    <PostListPage {...facts} locale={locale} list={authorList(author.slug)} page={page}>
      {author.title && <p>{author.title[locale]}</p>}
      {author.description && <p>{author.description[locale]}</p>}
      {author.url && (
        <p>
          <ExternalLink href={author.url}>{author.url}</ExternalLink>
        </p>
      )}
      <AuthorSocials author={author} />
      <p>
        {t('postCount', { count: posts.length })} ·{' '}
        <Link href={publicPath(locale, paths.blogAuthors)}>{t('allAuthors')}</Link>
      </p>
    </PostListPage>
  )
}
