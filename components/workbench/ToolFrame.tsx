import type { ReactNode } from 'react'
import { InlineScript } from '../ui/InlineScript'
import styles from './Workbench.module.css'

interface FrameProps {
  /** The starts of the hashes that hold an input, such as `#plan=`. */
  readonly hashes: readonly string[]
  readonly children: ReactNode
}

/** The frame of a tool, which starts immediately if the URL holds an input. */
export function ToolFrame({ hashes, children }: FrameProps) {
  return (
    <div className={styles.tool}>
      {children}
      <InlineScript run={startForHash} args={[hashes]} />
    </div>
  )
}

/** Dispatches an event on which the loader loads the site's scripts. */
function startForHash(hashes: readonly string[]): void {
  if (hashes.some((hash) => location.hash.startsWith(hash))) dispatchEvent(new Event('focusin'))
}
