import { useState } from 'react'

let last = 0

/** Returns an id for as long as the component is shown; those of `useId` are unique only within an island in Preact. */
export function useUniqueId(): string {
  const [id] = useState(() => `u${++last}`)
  return id
}
