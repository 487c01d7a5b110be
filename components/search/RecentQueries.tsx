import styles from './Search.module.css'
import type { SearchStrings } from './strings'

/** What the reader searched for before, to be asked again or forgotten. */
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
