'use client'

import type { ErrorInfo } from 'next/error'
// not from next/error: that brings the Pages Router's error page along, 2 kB
import { catchError } from 'next/dist/client/components/catch-error'
import { useEffect, useState } from 'react'
import { errorChain } from '@/lib/browser/error-chain'
import { isLoadFailure, mayReload, reloadOnce } from '@/lib/browser/load-failure'
import styles from './CrashBoundary.module.css'

/** What the boundary says, in the reader's language. */
export interface FailureTexts {
  readonly pageError: string
  readonly crashed: string
  readonly tryAgain: string
  readonly retry: string
  readonly cause: string
}

interface Props {
  texts: FailureTexts
  /** The boundary holds the whole page: the document's title changes as well. */
  whole?: boolean
}

/**
 * Stands in for what crashed, with the error's chain of causes, until the reader tries again or goes elsewhere. A
 * page that did not arrive whole is first reloaded, once.
 */
function Failure({ texts, whole = false }: Props, { error, reset }: ErrorInfo) {
  const isMissing = isLoadFailure(error)
  const [reloads] = useState(() => isMissing && mayReload())
  useEffect(() => {
    if (reloads) reloadOnce()
  }, [reloads])
  if (reloads) return null
  const [message, ...causes] = errorChain(error)
  return (
    <main className={styles.failure} role="alert">
      {(whole || isMissing) && <title>{texts.pageError}</title>}
      <h1>{isMissing ? texts.pageError : texts.crashed}</h1>
      <button type="button" onClick={isMissing ? () => location.reload() : reset}>
        {isMissing ? texts.retry : texts.tryAgain}
      </button>
      <pre>{[message, ...causes.map((cause) => `${texts.cause}\n${cause}`)].join('\n\n')}</pre>
    </main>
  )
}

/** Keeps a crash to what it wraps. */
export const CrashBoundary = catchError(Failure)
