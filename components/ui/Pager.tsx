import { Link } from './Link'
import styles from './Pager.module.css'

interface PagerTarget {
  /** The label of the direction, such as “Previous”. */
  kind: string
  href: string
  label: string
}

/** The links to the previous and the next page, at the two ends of a row. */
export function Pager({
  label,
  back,
  forward,
}: {
  label: string
  back?: PagerTarget | undefined
  forward?: PagerTarget | undefined
}) {
  if (!back && !forward) return null
  return (
    <nav className={styles.pager} aria-label={label}>
      {back && <PagerLink {...back} className={styles.back} rel="prev" />}
      {forward && <PagerLink {...forward} className={styles.forward} rel="next" />}
    </nav>
  )
}

function PagerLink({
  kind,
  href,
  label,
  className,
  rel,
}: PagerTarget & { className: string | undefined; rel: string }) {
  return (
    <Link href={href} className={className} rel={rel}>
      <span>{kind}</span>
      <strong>{label}</strong>
    </Link>
  )
}
