import type { ComponentProps } from 'react'
import { contentId } from '@/lib/config/page-ids'

/** The `<main>` element of a page, the target of the skip link. */
export function Main(props: ComponentProps<'main'>) {
  return <main id={contentId} tabIndex={-1} {...props} />
}
