import { authorsOf } from '@/lib/content/posts'
import { tagsOf } from '@/lib/content/tags'
import type { Post } from '@/lib/content/types'
import { FormattedDate } from '../ui/FormattedDate'
import styles from './PostFacts.module.css'

/** When a post was written, by whom, and what it is about. */
export function PostFacts({ post }: { post: Post }) {
  const authors = authorsOf(post).map((author) => author.name[post.locale])
  return (
    <div className={styles.facts}>
      <FormattedDate date={post.date} locale={post.locale} />
      {authors.length > 0 && <span>{authors.join(post.locale === 'zh' ? '、' : ', ')}</span>}
      {tagsOf(post).map((tag) => (
        <span key={tag.key} className={styles.tag}>
          {tag.label[post.locale]}
        </span>
      ))}
    </div>
  )
}
