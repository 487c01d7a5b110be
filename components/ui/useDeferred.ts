import { useEffect, useState } from 'react'

/**
 * Returns a value after the browser has had time to paint: a key in a field is shown before what is slow to compute from it.
 * `useDeferredValue` of Preact does not defer.
 */
export function useDeferred<Value>(value: Value): Value {
  const [deferred, setDeferred] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDeferred(value))
    return () => clearTimeout(timer)
  }, [value])
  return deferred
}
