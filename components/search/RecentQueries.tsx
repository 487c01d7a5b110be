import styles from './Search.module.css'
import type { SearchStrings } from './strings'

/** A list of the reader's recent queries, which can be repeated or cleared. */
export function RecentQueries({
  queries,
  strings,
  onQuery,
  onForget,
}: {
  queries: readonly string[]
  strings: SearchStrings
  onQuery: (query: string) => void
  onForget: () => void
}) {
  return (
    <section className={styles.recent} aria-label={strings.recent}>
      <p className={styles.divider}>
        {strings.recent}
        <button type="button" className={styles.textButton} onClick={onForget}>
          {strings.forget}
        </button>
      </p>
      {queries.map((query) => (
        <button key={query} type="button" className={styles.recentQuery} onClick={() => onQuery(query)}>
          {query}
        </button>
      ))}
    </section>
  )
}
