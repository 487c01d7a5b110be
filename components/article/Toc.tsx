import { cache } from 'react'
import type { TocNode } from '@/lib/site-data/body'
import styles from './Toc.module.css'
import { TocHighlight } from './TocHighlight'

interface TocProps {
  nodes: readonly TocNode[]
  title: string
}

/** The table of contents beside the text, on wide screens. */
export function Toc({ nodes, title }: TocProps) {
  return (
    <TocHighlight className={styles.aside} label={title}>
      <p className={styles.title}>{title}</p>
      {entries(nodes)}
    </TocHighlight>
  )
}

/** The collapsed table of contents above the text, on narrow screens. */
export function FoldedToc({ nodes, title }: TocProps) {
  return (
    <details className={styles.collapsed}>
      <summary>{title}</summary>
      {entries(nodes)}
    </details>
  )
}

/** Returns one element for both tables of a page, so that its data contain the entries once. */
const entries = cache((nodes: readonly TocNode[]) => <Entries nodes={nodes} />)

function Entries({ nodes }: { nodes: readonly TocNode[] }) {
  return (
    <ul className={styles.list}>
      {nodes.map(({ id, text, children }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
          {children.length > 0 && <Entries nodes={children} />}
        </li>
      ))}
    </ul>
  )
}
