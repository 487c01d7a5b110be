'use client'

import { useEffect } from 'react'

/** Says on `<html>` that React has taken over; the loader then replays the reader's first action. */
export function HydrationMark() {
  useEffect(() => {
    document.documentElement.dataset.hasHydrated = 'true'
    dispatchEvent(new Event('site:hydrated'))
  }, [])
  return null
}
