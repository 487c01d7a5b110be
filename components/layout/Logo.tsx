import { site } from '@/lib/config/site'
import styles from './Logo.module.css'

/** The product's logo and name; the logo's two colours follow the theme. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg width="28" height="28" viewBox="0 0 32 32" aria-hidden="true" data-mark>
        <rect className={styles.plate} width="32" height="32" rx="8" />
        <path className={styles.line} d="M8 10h16M8 16h9M8 22h5" />
        <path className={styles.spark} d="m23 14-5 7h4l-1 6 6-8h-4l.5-5Z" />
      </svg>
      <span>{site.product.name}</span>
    </span>
  )
}
