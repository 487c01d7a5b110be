import type { TocNode } from '@/lib/site-data/body'
import styles from './Toc.module.css'

interface TocProps {
  nodes: readonly TocNode[]
  title: string
}

/** The table of contents beside the text, on wide screens; `lib/client/table-of-contents.ts` marks an entry. */
export function Toc({ nodes, title }: TocProps) {
  return (
    <nav className={styles.aside} aria-label={title} data-contents>
      <p className={styles.title}>{title}</p>
      <Entries nodes={nodes} />
    </nav>
  )
}

/** The collapsed table of contents above the text, on narrow screens. */
export function FoldedToc({ nodes, title }: TocProps) {
  return (
    <details className={styles.collapsed}>
      <summary>{title}</summary>
      <Entries nodes={nodes} />
    </details>
  )
}

function Entries({ nodes }: { nodes: readonly TocNode[] }) {
  return (
    <ul>
      {nodes.map(({ id, text, children }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
          {children.length > 0 && <Entries nodes={children} />}
        </li>
      ))}
    </ul>
  )
}
