import { useEffect, useRef } from 'react'

/** Performs once the action of the button that was pressed before the code of a tool had arrived. */
export function useFirstAction(action: string | undefined, perform: (action: string) => void): void {
  const first = useRef(action)
  useEffect(() => {
    const pressed = first.current
    first.current = undefined
    if (pressed !== undefined) perform(pressed)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once
  }, [])
}
