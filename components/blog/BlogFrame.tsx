import { blogMenu } from '@/lib/site-data/posts'
import type { Post } from '@/lib/content-model/types'
import { ReadingFrame, type ReadingFrameProps } from '../layout/ReadingFrame'
import { BlogSidebar } from './BlogSidebar'

interface BlogFrameProps extends Omit<ReadingFrameProps, 'sidebar' | 'section'> {
  /** The current post. */
  current?: Post
}

/** The layout of every page of the blog, with the sidebar of all posts. */
export function BlogFrame({ current, ...frame }: BlogFrameProps) {
  const { locale } = frame
  const years = blogMenu(locale, current?.id)
  const sidebar = { name: 'blog', content: <BlogSidebar locale={locale} years={years} current={current} /> }
  return <ReadingFrame {...frame} list={!current} section="blog" sidebar={years.length > 0 ? sidebar : undefined} />
}
