'use client'

import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { RunHereProps } from './run-here-props'
import styles from './RunHere.module.css'
import type RunHerePanel from './RunHerePanel'

/** The button that opens the panel; loads the panel's code and the database on the first click. */
export function RunHere({ worker, setup, texts }: RunHereProps) {
  const [statements, setStatements] = useState<readonly [string, string]>()
  const [Panel, setPanel] = useState<typeof RunHerePanel>()
  const [hasFailed, setFailed] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const edited = useRef<readonly [string, string]>(undefined)
  const close = (kept?: readonly [string, string]) => {
    edited.current = kept
    // synchronously: a hidden button cannot get the focus
    flushSync(() => setStatements(undefined))
    button.current?.focus()
  }
  const open = () => {
    const codes = button.current?.closest('[data-rewrite]')?.querySelectorAll('[data-side] pre')
    setStatements(edited.current ?? [codes?.[0]?.textContent ?? '', codes?.[1]?.textContent ?? ''])
    setFailed(false)
    import('./RunHerePanel').then(
      (code) => setPanel(() => code.default),
      () => {
        close()
        setFailed(true)
      },
    )
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.open}
        onClick={open}
        hidden={statements !== undefined}
        title={texts.size}
      >
        {texts.open}
      </button>
      {statements && !Panel && <p className={styles.panel}>{texts.loading}</p>}
      {statements && Panel && (
        <Panel worker={worker} setup={setup} texts={texts} statements={statements} onClose={close} />
      )}
      {hasFailed && (
        <p className={styles.panel} role="alert">
          {texts.failed}
        </p>
      )}
    </>
  )
}
