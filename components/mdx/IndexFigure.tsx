import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/lib/i18n/locales'
import { isRead, type IndexFigure as Data } from '@/lib/mdx/index-figure'
import plan from '../sql/Plan.module.css'
import { IndexEntries } from './IndexEntries'
import styles from './IndexFigure.module.css'

interface IndexFigureProps {
  title: string
  /** The parsed fence as JSON. */
  figure: string
  locale: Locale
}

/** An index as a list of its entries in order, which shows what a query reads of them. */
export async function IndexFigure({ title, figure, locale }: IndexFigureProps) {
  const t = await getTranslations({ locale, namespace: 'indexFigure' })
  const { index, query, ...entries } = JSON.parse(figure) as Data
  return (
    <figure className={`${plan.plan} ${styles.figure}`} data-index-figure="">
      <figcaption>{title}</figcaption>
      <p>
        <code>{index}</code>
      </p>
      {query !== undefined && (
        <p>
          <code>{query}</code>
        </p>
      )}
      <IndexEntries
        {...entries}
        words={{ read: t('read'), fetched: t('fetched'), matching: t('matching'), rejected: t('rejected') }}
      />
      <p className={plan.foot}>{t(entries.table ? 'readAndFetched' : 'onlyRead', countUses(entries))}</p>
    </figure>
  )
}

/** Counts the entries that are read, by use, and the rows that are fetched. */
function countUses({ entries }: Pick<Data, 'entries'>) {
  const read = entries.filter(isRead)
  return {
    read: read.length,
    matching: read.filter((entry) => entry.use === 'matching').length,
    rejected: read.filter((entry) => entry.use === 'rejected').length,
    rows: read.filter((entry) => entry.fetched).length,
  }
}
