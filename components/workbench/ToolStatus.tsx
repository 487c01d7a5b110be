import styles from './Workbench.module.css'

interface StatusProps {
  /** A message of the tool. */
  readonly status: string
  /** The result in words for screen readers, while there is no message. */
  readonly announcement: string
}

/** The live region of a tool. */
export function ToolStatus({ status, announcement }: StatusProps) {
  return (
    <p role="status" className={status ? styles.status : 'sr-only'}>
      {status || announcement}
    </p>
  )
}
