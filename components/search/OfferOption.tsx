import styles from './Search.module.css'
import type { Row } from './rows'

/** The option for the tool or page that fits a pasted text. */
export function OfferOption({
  row: { id, href, offer },
  isActive,
  base,
}: {
  row: Row
  isActive: boolean
  base: string
}) {
  return (
    <a id={id} href={base + href} className={styles.page} role="option" tabIndex={-1} aria-selected={isActive}>
      <span className={styles.trail}>{offer?.text}</span>
      <strong>{offer?.action}</strong>
    </a>
  )
}
