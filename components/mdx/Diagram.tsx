import type { Locale } from '@/lib/i18n/locales'
import styles from './Diagram.module.css'
import { Enlarge, WORTH_ZOOM } from './Enlarge'
import figure from './Figure.module.css'

interface DiagramProps {
  /** The alternative text. */
  title: string
  /** The SVG markup, rendered at build time. */
  svg: string
  description?: string
  caption?: string
  locale: Locale
}

/** A diagram in the colours of the page, which scrolls in narrow windows to stay legible. */
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
