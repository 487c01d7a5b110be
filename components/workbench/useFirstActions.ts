import { useEffect, useRef, useState } from 'react'

/**
 * Performs the actions of the buttons that were pressed before the code of a tool had arrived, each after the one before
 * has been rendered.
 */
export function useFirstActions<Action extends string>(
  actions: readonly string[],
  perform: (action: Action) => void,
): void {
  const [next, setNext] = useState(0)
  const performed = useRef(0)
  useEffect(() => {
    const action = actions[next] as Action | undefined
    // React's strict mode runs an effect twice
    if (action === undefined || performed.current > next) return
    performed.current = next + 1
    perform(action)
    setNext(next + 1)
    // oxlint-disable-next-line react/exhaustive-deps -- `perform` is that of the render after the last action
  }, [next])
}
