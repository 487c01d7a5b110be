import type { HelpAnswer } from '@/lib/search/query/search'

/** The ways on for a reader who found nothing: the site's sections, and where to report what is missing. */
export function SearchHelp({
  styles,
  base,
  help: { texts, sections, report },
}: {
  styles: Readonly<Record<string, string>>
  /** What stands before public paths in a URL. */
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
