'use client'

import { useEffect } from 'react'
import { keepPages } from '@/lib/browser/offline'

/** Starts to keep the pages that the reader opens, once the browser has nothing better to do. */
export function OfflineReading({ script, scope }: { script: string; scope: string }) {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production') return
    // a browser may refuse, as in a private window; then nothing is kept
    const start = () => void keepPages(script, scope).catch(() => {})
    // a busy page may never be idle
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 5_000 })
    else setTimeout(start)
  }, [script, scope])
  return null
}
