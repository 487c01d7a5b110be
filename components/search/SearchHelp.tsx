import type { HelpAnswer } from '@/lib/search/query/search'

/** The links for a query without results: the site's sections, and the URL for reporting missing content. */
export function SearchHelp({
  styles,
  base,
  help: { texts, sections, report },
}: {
  styles: Readonly<Record<string, string>>
  /** The base path, the prefix of public paths in URLs. */
  base: string
  help: HelpAnswer
}) {
  return (
    <>
      <p className={styles.note}>
        {texts.sections}{' '}
        {sections.map(([title, href]) => (
          <a key={href} href={base + href}>
            {title}
          </a>
        ))}
      </p>
      <p className={styles.note}>
        <a href={report} target="_blank" rel="noopener noreferrer">
          {texts.report}
        </a>
      </p>
    </>
  )
}
