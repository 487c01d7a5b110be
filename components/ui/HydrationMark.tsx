'use client'

import { useEffect, useLayoutEffect } from 'react'

/** The attributes that inline scripts set on `<html>` before hydration. */
const noted = typeof document === 'undefined' ? {} : { ...document.documentElement.dataset }

/**
 * Marks `<html>` as hydrated and dispatches `site:hydrated`, on which the loader replays queued clicks. If hydration
 * failed (an extension changed the document, a component crashed), React has re-rendered `<html>`, so this
 * component restores the attributes of the inline scripts.
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
