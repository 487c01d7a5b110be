import type { ComponentProps } from 'react'
import { contentId } from '@/lib/config/page-ids'

/** The content of a page, to which the skip link moves the focus. */
export function Main(props: ComponentProps<'main'>) {
  return <main id={contentId} tabIndex={-1} {...props} />
}
