import { authorsOf } from '@/lib/site-data/post-authors'
import type { Author, Post } from '@/lib/content-model/types'
import type { Locale } from '@/lib/i18n/locales'
import { isExternal } from '@/lib/text/external-url'
import { withBase } from '@/lib/config/base-path'
import { paths, publicPath } from '@/lib/config/routes'
import { ExternalLink } from '../ui/ExternalLink'
import { Link } from '../ui/Link'
import { AuthorSocials } from './AuthorSocials'
import styles from './PostAuthors.module.css'

/** The authors of a post, side by side; a single author takes the full width. */
export function PostAuthors({ post }: { post: Post }) {
  const authors = authorsOf(post)
  if (authors.length === 0) return null
  return (
    <div className={styles.authors} data-several={authors.length > 1 || undefined}>
      {authors.map((author) => (
        <AuthorCard key={author.key} author={author} locale={post.locale} />
      ))}
    </div>
  )
}

/** An author's image, name and role. */
export function AuthorCard({ author, locale }: { author: Author; locale: Locale }) {
  return (
    <div className={styles.card}>
      {author.image && (
        // oxlint-disable-next-line nextjs/no-img-element -- a static site has no server that resizes images
        <img
          src={isExternal(author.image) ? author.image : withBase(author.image)}
          alt=""
          width={40}
          height={40}
          loading="lazy"
        />
      )}
      <div>
        <AuthorName author={author} locale={locale} />
        {author.title && <small>{author.title[locale]}</small>}
        {author.slug === undefined && <AuthorSocials author={author} />}
      </div>
    </div>
  )
}

/** An author's name, linked to the first available of the author's page, their site and their e-mail address. */
function AuthorName({ author: { slug, url, email, name }, locale }: { author: Author; locale: Locale }) {
  if (slug !== undefined) return <Link href={publicPath(locale, paths.blogAuthor(slug))}>{name[locale]}</Link>
  if (url !== undefined) return <ExternalLink href={url}>{name[locale]}</ExternalLink>
  if (email !== undefined) return <a href={`mailto:${email}`}>{name[locale]}</a>
  return <span>{name[locale]}</span>
}
