import type { ReactNode } from 'react'
import { InlineScript } from '../ui/InlineScript'
import styles from './Workbench.module.css'

interface FrameProps {
  /** The starts of the hashes that hold an input, such as `#plan=`; they are also keys of inputs in the session. */
  readonly hashes: readonly string[]
  readonly children: ReactNode
}

/** The frame of a tool, which starts immediately if the URL holds an input or the reader has left one in this tab. */
export function ToolFrame({ hashes, children }: FrameProps) {
  return (
    <div className={styles.tool}>
      {children}
      <InlineScript run={startForInput} args={[hashes]} />
    </div>
  )
}

/** Dispatches an event on which the loader loads the site's scripts. */
function startForInput(hashes: readonly string[]): void {
  try {
    if (hashes.some((hash) => location.hash.startsWith(hash) || sessionStorage[hash]))
      dispatchEvent(new Event('focusin'))
  } catch {
    // the browser blocks storage
  }
}
