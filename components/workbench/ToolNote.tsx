import type { Messages } from '@/lib/i18n/messages'
import { fillMessage } from '@/lib/text/fill-message'
import styles from './Workbench.module.css'

interface NoteProps {
  readonly texts: Pick<Messages['workbench'], 'private' | 'size'>
  /** The size of what the tool fetches on the first use, with its unit; absent if it is only a little code. */
  readonly size?: string | undefined
}

/** The note that nothing is sent, and how much the tool fetches. */
export function ToolNote({ texts, size }: NoteProps) {
  return (
    <div className={styles.note}>
      <p>{texts.private}</p>
      {size !== undefined && <p>{fillMessage(texts.size, { size })}</p>}
    </div>
  )
}
