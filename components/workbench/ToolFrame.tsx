import type { ReactNode } from 'react'
import { InlineScript } from '../ui/InlineScript'
import type { IslandName } from '../ui/Island'
import { savedInputKey } from '../ui/saved-input'
import styles from './Workbench.module.css'

interface FrameProps {
  readonly name: IslandName
  /** The starts of the hashes that hold an input, such as `#plan=`. */
  readonly hashes: readonly string[]
  readonly children: ReactNode
}

/** The frame of a tool, which starts immediately if the URL holds an input or the reader has left one in this tab. */
export function ToolFrame({ name, hashes, children }: FrameProps) {
  return (
    <div className={styles.tool}>
      {children}
      <InlineScript run={startForInput} args={[hashes, savedInputKey(name)]} />
    </div>
  )
}

/** Dispatches an event on which the loader loads the site's scripts. */
function startForInput(hashes: readonly string[], key: string): void {
  const isSaved = () => {
    try {
      return sessionStorage.getItem(key) !== null
    } catch {
      return false
    }
  }
  if (hashes.some((hash) => location.hash.startsWith(hash)) || isSaved()) dispatchEvent(new Event('focusin'))
}
