import type { ReactNode } from 'react'
import { JsonScript } from './JsonScript'

/** The names of the islands, whose code is in `components/start/islands.ts`. */
export type IslandName =
  | 'review'
  | 'plan'
  | 'compare'
  | 'run'
  | 'index-advisor'
  | 'one-box'
  | 'results'
  | 'run-here'
  | 'feedback'

interface IslandProps {
  name: IslandName
  /** The props of the component, as JSON. */
  props: object
  /**
   * The component is loaded at once for a URL with a hash that begins with one of these texts, and if one of them is a key
   * in session storage.
   */
  hashes?: readonly string[]
  /** True if the component is loaded at once for a URL with a query. */
  query?: boolean
  className?: string | undefined
  /** The HTML of the page, which the component replaces. */
  children: ReactNode
}

/** A part of the page that a React component replaces when the reader uses it (`components/start/start-island.ts`). */
export function Island({ name, props, hashes = [], query, className, children }: IslandProps) {
  return (
    <div
      className={className}
      data-island={name}
      data-hashes={hashes.length > 0 ? hashes.join(' ') : undefined}
      data-query={query && ''}
    >
      <JsonScript data={props} />
      {children}
    </div>
  )
}
