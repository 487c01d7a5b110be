import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { RunHereProps } from './run-here-props'
import styles from './RunHere.module.css'
import { RunHerePanel } from './RunHerePanel'

/** The button that opens the panel, and the panel, which is open at first. */
export function RunHere({ worker, setup, texts }: RunHereProps) {
  const [statements, setStatements] = useState<readonly [string, string]>()
  const button = useRef<HTMLButtonElement>(null)
  const edited = useRef<readonly [string, string]>(undefined)
  const close = (edits: readonly [string, string]) => {
    edited.current = edits
    // synchronously: a hidden button cannot get the focus
    flushSync(() => setStatements(undefined))
    button.current?.focus()
  }
  const open = () => {
    const codes = button.current?.closest('[data-rewrite]')?.querySelectorAll('[data-side] pre')
    setStatements(edited.current ?? [codes?.[0]?.textContent ?? '', codes?.[1]?.textContent ?? ''])
  }
  useLayoutEffect(open, [])
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
      {statements && (
        <RunHerePanel worker={worker} setup={setup} texts={texts} statements={statements} onClose={close} />
      )}
    </>
  )
}
