import { useLayoutEffect, useState } from 'react'
import { errorChain } from '@/lib/client/error-chain'
import { mayReload, reloadOnce } from '@/lib/client/reload-once'
import { localeOf } from '@/lib/i18n/locales'
import { isLoadFailure } from '@/lib/next/load-failure'
import crash from '@/messages/crash.json'
import styles from './Failure.module.css'

interface FailureProps {
  error: unknown
  /** Clears the error. */
  reset: () => void
}

/**
 * The replacement of a crashed island, which shows the error with its causes. If its code has loaded incompletely, the
 * page is reloaded once first.
 */
export function Failure({ error, reset }: FailureProps) {
  const isMissing = isLoadFailure(error)
  const texts = crash[localeOf(document.documentElement.lang)]
  const [reloads] = useState(() => isMissing && mayReload())
  useLayoutEffect(() => {
    if (reloads) reloadOnce()
  }, [reloads])
  if (reloads) return null
  const [message, ...causes] = errorChain(error)
  return (
    <div className={styles.failure} role="alert">
      <h2>{isMissing ? texts.pageError : texts.crashed}</h2>
      <button type="button" onClick={isMissing ? () => location.reload() : reset}>
        {isMissing ? texts.retry : texts.tryAgain}
      </button>
      <pre>{[message, ...causes.map((cause) => `${texts.cause}\n${cause}`)].join('\n\n')}</pre>
    </div>
  )
}
