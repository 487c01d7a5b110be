'use client'

import { useEffect, useLayoutEffect } from 'react'

/** What inline scripts have noted on `<html>` before React came. */
const noted = typeof document === 'undefined' ? {} : { ...document.documentElement.dataset }

/**
 * Says on `<html>` that React has taken over; the loader then replays the reader's first action. Where React could not
 * take over the document as it was (an extension has changed it, an island crashed), it has made `<html>` anew: what
 * was noted there is put back.
 */
export function HydrationMark() {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    for (const [name, value] of Object.entries(noted)) dataset[name] ??= value
  }, [])
  useEffect(() => {
    document.documentElement.dataset.hasHydrated = 'true'
    dispatchEvent(new Event('site:hydrated'))
  }, [])
  return null
}
