'use client'

import { useEffect } from 'react'

let isStarted = false

/** Starts the scripts of a page in development, where Next hydrates it; a build starts them itself. */
export function StartInDevelopment() {
  useEffect(() => {
    // React's strict mode runs an effect twice
    if (isStarted || process.env.NODE_ENV !== 'development') return
    isStarted = true
    void import('./start').then(({ start }) => start())
  }, [])
  return null
}
