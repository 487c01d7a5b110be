import { getTranslations } from 'next-intl/server'
import type { TocNode } from '@/lib/site-data/body'
import { sidebarEntries } from '@/lib/site-data/doc-nav'
import { ReadingFrame, type ReadingFrameProps } from '../layout/ReadingFrame'
import { DocSidebar } from '../sidebar/DocSidebar'
import { Toc } from '../article/Toc'

interface DocFrameProps extends Omit<ReadingFrameProps, 'sidebar' | 'toc'> {
  /** The page's id in its sidebar. */
  pageId: string
  sidebar: string | undefined
  toc?: readonly TocNode[]
}

/** The layout of a page of the docs, with its sidebar and its table of contents. */
export async function DocFrame({ pageId, sidebar: name, toc = [], ...frame }: DocFrameProps) {
  const { locale } = frame
  const t = await getTranslations({ locale, namespace: 'doc' })
  const entries = name === undefined ? [] : sidebarEntries(locale, name, pageId)
  return (
    <ReadingFrame
      {...frame}
      sidebar={
        name !== undefined && entries.length > 0
          ? { name, content: <DocSidebar locale={locale} name={name} entries={entries} /> }
          : undefined
      }
      toc={toc.length > 0 && <Toc nodes={toc} title={t('onThisPage')} />}
    />
  )
}
