'use client'

import { useLayoutEffect, useState } from 'react'
import { errorChain } from '@/lib/client/error-chain'
import { mayReload, reloadOnce } from '@/lib/client/reload-once'
import { isLoadFailure } from '@/lib/next/load-failure'
import { overrideTitle } from '@/lib/client/title'
import styles from './Failure.module.css'
import { Main } from './Main'

/** The texts of error messages, in the page's language. */
export interface FailureTexts {
  readonly pageError: string
  readonly crashed: string
  readonly tryAgain: string
  readonly retry: string
  readonly cause: string
  /** Shown if a file could not be loaded. */
  readonly unreached: string
  /** Shown if the server no longer has the page. */
  readonly gone: string
  /** The product's name, and the URL of the home page that it links to. */
  readonly home?: { readonly label: string; readonly href: string }
}

interface FailureProps {
  error: unknown
  /** Clears the error. */
  reset: () => void
  /** True if the whole page has failed; the document's title is changed as well. */
  whole?: boolean
}

/** Reads the texts from `data-failure` on `<html>`, which is available even if the framework fails. */
export const readTexts = () => JSON.parse(document.documentElement.dataset.failure ?? '{}') as FailureTexts

/**
 * The replacement of a crashed component, which shows the error with its causes. If the page has loaded incompletely,
 * it is reloaded once first.
 */
export function Failure({ error, reset, whole = false }: FailureProps) {
  const isMissing = isLoadFailure(error)
  const [texts] = useState(readTexts)
  const [reloads] = useState(() => isMissing && mayReload())
  const title = whole || isMissing ? texts.pageError : undefined
  useLayoutEffect(() => {
    if (reloads) reloadOnce()
    else if (title) return overrideTitle(title)
  }, [reloads, title])
  if (reloads) return null
  const [message, ...causes] = errorChain(error)
  return (
    <>
      {/* the navbar has crashed with the page; a link that loads a new document still works */}
      {whole && texts.home && (
        <header className={styles.header}>
          <a href={texts.home.href} target="_self">
            {texts.home.label}
          </a>
        </header>
      )}
      <Main>
        <div className={styles.failure} role="alert">
          <h1>{isMissing ? texts.pageError : texts.crashed}</h1>
          <button type="button" onClick={isMissing ? () => location.reload() : reset}>
            {isMissing ? texts.retry : texts.tryAgain}
          </button>
          <pre>{[message, ...causes.map((cause) => `${texts.cause}\n${cause}`)].join('\n\n')}</pre>
        </div>
      </Main>
    </>
  )
}
