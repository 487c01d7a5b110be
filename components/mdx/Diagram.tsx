import styles from './Diagram.module.css'

interface DiagramProps {
  /** What it shows, for those who do not see it. */
  title: string
  /** Markup that was drawn at build time. */
  svg: string
  description?: string
  caption?: string
}

/** A drawing in the page's own colours, as large as its letters want it: it scrolls where the page is narrower. */
export function Diagram({ title, svg, description, caption }: DiagramProps) {
  return (
    <figure className={styles.diagram}>
      <div role="img" aria-label={title} tabIndex={0} dangerouslySetInnerHTML={{ __html: svg }} />
      {description && <p className="sr-only">{description}</p>}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
