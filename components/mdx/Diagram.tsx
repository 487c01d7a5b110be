import type { Locale } from '@/lib/i18n/locales'
import styles from './Diagram.module.css'
import { Enlarge, WORTH_ZOOM } from './Enlarge'
import figure from './Figure.module.css'

interface DiagramProps {
  /** What it shows, for those who do not see it. */
  title: string
  /** Markup that was drawn at build time. */
  svg: string
  description?: string
  caption?: string
  locale: Locale
}

/** A drawing in the page's own colours; it scrolls where it would have to be too small to be read. */
export function Diagram({ title, svg, description, caption, locale }: DiagramProps) {
  const width = Number(/ width="([\d.]+)"/.exec(svg)?.[1] ?? 0)
  return (
    <figure className={`${figure.figure} ${styles.diagram}`} style={{ '--width': `${width}px` } as React.CSSProperties}>
      <div role="img" aria-label={title} tabIndex={0} dangerouslySetInnerHTML={{ __html: svg }} />
      {width > WORTH_ZOOM && <Enlarge locale={locale} />}
      {description && <p className="sr-only">{description}</p>}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
