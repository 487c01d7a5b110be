import { getTranslations } from 'next-intl/server'
import { localizedName } from '@/lib/site-data/post-authors'
import type { ContentPage } from '@/lib/content-model/types'
import { isOfCurrentVersion } from '@/lib/content-model/docs-versions'
import { tagsOf } from '@/lib/site-data/tags'
import { formatDay } from '@/lib/i18n/dates'
import { paths, publicPath } from '@/lib/config/routes'
import { site } from '@/lib/config/site'
import { ExternalLink } from '../ui/ExternalLink'
import { TagChip } from '../ui/TagChip'
import { FeedbackSlot } from './FeedbackSlot'
import styles from './DocMeta.module.css'

/** The metadata below the text: tags, the links to edit the page and to its Markdown version, feedback, the last update. */
export async function DocMeta({ page }: { page: ContentPage }) {
  const t = await getTranslations({ locale: page.locale, namespace: 'doc' })
  const markdown = await getTranslations({ locale: page.locale, namespace: 'markdown' })
  // the pages of tags list the current version only
  const tags = isOfCurrentVersion(page) ? tagsOf(page) : []
  const updated = await lastUpdated(page)
  const { editBase } = site.provider
  const editUrl = page.editUrl === undefined ? editBase && editBase + page.sourceFile : page.editUrl
  return (
    <footer className={styles.meta}>
      {page.kind === 'doc' && tags.length > 0 && (
        <div className={styles.tags}>
          <span>{t('tags')}</span>
          <ul>
            {tags.map((tag) => (
              <li key={tag.key}>
                <TagChip tag={tag} href={publicPath(page.locale, paths.docTag(tag.slug))} locale={page.locale} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles.source}>
        {editUrl && <ExternalLink href={editUrl}>{t('edit')}</ExternalLink>}
        <button type="button" data-act="copyPage" data-done={markdown('copied')} suppressHydrationWarning>
          {markdown('copy')}
        </button>
        <FeedbackSlot page={page} />
        {updated && <span>{updated}</span>}
      </div>
    </footer>
  )
}

async function lastUpdated({ locale, lastUpdate }: ContentPage): Promise<string | undefined> {
  const t = await getTranslations({ locale, namespace: 'doc' })
  const { date } = lastUpdate ?? {}
  const author = lastUpdate?.author && localizedName(lastUpdate.author, locale)
  const day = date && formatDay(date, locale, 'medium')
  if (day && author) return t('lastUpdatedOnBy', { date: day, author })
  if (day) return t('lastUpdated', { date: day })
  return author && t('lastUpdatedBy', { author })
}
