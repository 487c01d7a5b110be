'use client'

import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { fieldsIn, focusedField, restoreFocus, type FocusedField } from './focused-field'

/** The input of the reader before the code of a tool had arrived. */
export interface ToolStart {
  /** The values of the fields, by their names. */
  readonly typed: Readonly<Record<string, string>>
  /** The buttons that were pressed, by their `data-action`. */
  readonly pressed: readonly string[]
}

type Live<Props> = (props: Props & ToolStart) => ReactNode

interface IslandProps<Props> {
  /** Loads the code of the tool. */
  readonly load: () => Promise<Live<Props>>
  readonly props: Props
  /** The starts of the hashes that hold an input, such as `#plan=`. */
  readonly hashes: readonly string[]
  /** The text for code that did not arrive. */
  readonly unreached: string
  /** The form and the example. */
  readonly children: ReactNode
}

interface Loaded<Props> extends ToolStart {
  readonly Live: Live<Props>
  /** The field that had the focus. */
  readonly focused: FocusedField | undefined
}

/** Shows a form and an example, and replaces them by the tool when its code is needed and has arrived. */
export function ToolIsland<Props extends object>({ load, props, hashes, unreached, children }: IslandProps<Props>) {
  const box = useRef<HTMLDivElement>(null)
  const [loaded, setLoaded] = useState<Loaded<Props>>()
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    const element = box.current
    if (!element || loaded) return undefined
    const controller = new AbortController()
    const { signal } = controller
    let pressed: readonly string[] = []
    let isBusy = false
    let code: Live<Props> | undefined
    // a replaced button would lose the click, a replaced field what an input method composes
    const replace = () => {
      if (!code || isBusy || signal.aborted) return
      const fields = fieldsIn(element)
      const typed = Object.fromEntries(fields.map(({ name, value }) => [name, value]))
      // at once with the focus, because a key or a paste in between would be lost
      const live = code
      flushSync(() => setLoaded({ Live: live, typed, pressed, focused: focusedField(fields) }))
    }
    const start = () => {
      setFailed(false)
      load().then(
        (arrived) => {
          code = arrived
          replace()
        },
        () => setFailed(true),
      )
    }
    const listen = (name: string, run: (event: Event) => void) => element.addEventListener(name, run, { signal })
    const setBusy = () => {
      isBusy = true
    }
    const setIdle = () =>
      setTimeout(() => {
        isBusy = false
        replace()
      })
    listen('focusin', start)
    listen('pointerdown', setBusy)
    listen('compositionstart', setBusy)
    listen('compositionend', setIdle)
    listen('click', ({ target }) => {
      const action = target instanceof Element && target.closest<HTMLElement>('[data-action]')?.dataset.action
      // a click elsewhere, such as into a field, cancels what waits
      pressed = action ? [...pressed, action] : []
      if (action) start()
    })
    addEventListener('pointerup', setIdle, { signal })
    addEventListener('pointercancel', setIdle, { signal })
    const startForHash = () => {
      if (hashes.some((hash) => location.hash.startsWith(hash))) start()
    }
    addEventListener('hashchange', startForHash, { signal })
    startForHash()
    if (element.contains(document.activeElement)) start()
    return () => controller.abort()
  }, [loaded, load, hashes])

  useLayoutEffect(() => {
    if (box.current && loaded?.focused) restoreFocus(box.current, loaded.focused)
  }, [loaded])

  return (
    <div ref={box}>
      {loaded ? <loaded.Live {...props} typed={loaded.typed} pressed={loaded.pressed} /> : children}
      {hasFailed && <p role="alert">{unreached}</p>}
    </div>
  )
}
