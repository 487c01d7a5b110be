import { useEffect } from 'react'

/** Calls `open` with the name of the example in the hash of the URL, now and when the hash changes. */
export function useExampleHash(prefix: string, open: (name: string) => Promise<void>): void {
  useEffect(() => {
    const readHash = () => {
      if (location.hash.startsWith(prefix)) void open(location.hash.slice(prefix.length))
    }
    addEventListener('hashchange', readHash)
    readHash()
    return () => removeEventListener('hashchange', readHash)
  }, [prefix, open])
}
