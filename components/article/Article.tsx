import { getTranslations } from 'next-intl/server'
import { localeInfo } from '@/lib/i18n/locales'
import { redirectHash } from '@/lib/inline-scripts/redirect-hash'
import { sectionRedirects } from '@/lib/site-data/redirects'
import type { ContentPage } from '@/lib/content-model/types'
import { Notice } from '../ui/Notice'
import { OutdatedNotice } from '../ui/OutdatedNotice'
import { VersionNotice } from './DocsVersions'
import { DraftNotice, UnlistedNotice } from '../ui/VisibilityNotice'
import { Mdx, type MdxTools } from '../mdx/Mdx'
import { InlineScript } from '../ui/InlineScript'
import { proseClass } from './prose'

interface ArticleProps {
  page: ContentPage
  code: string
  /** The title above the text: visible, for screen readers only, or omitted if the hero contains it. */
  title?: 'shown' | 'hidden' | 'none'
  tools?: MdxTools | undefined
  children?: React.ReactNode
}

/** The text of a page in its own language, below the page's notices. */
export async function Article({ page, code, title = 'shown', tools, children }: ArticleProps) {
  const t = await getTranslations({ locale: page.locale })
  const moved = sectionRedirects(page.locale, page.path)
  const isFallback = page.contentLocale !== page.locale
  return (
    <>
      {Object.keys(moved).length > 0 && <InlineScript run={redirectHash} args={[moved]} />}
      {page.kind === 'doc' && page.otherVersion !== undefined && <VersionNotice doc={page} />}
      {isFallback && <Notice>{t('doc.notTranslated')}</Notice>}
      {page.outdated && <OutdatedNotice page={page} />}
      {page.draft && <DraftNotice locale={page.locale} />}
      {page.unlisted && <UnlistedNotice locale={page.locale} />}
      <article className={proseClass} lang={isFallback ? localeInfo[page.contentLocale].tag : undefined}>
        {title !== 'none' && <h1 className={title === 'hidden' ? 'sr-only' : undefined}>{page.title}</h1>}
        {children}
        <Mdx code={code} page={page} tools={tools} />
      </article>
    </>
  )
}
