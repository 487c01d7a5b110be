'use client'

import { useEffect } from 'react'

/** Reports in development that Next has hydrated the page, so that its scripts start; a build starts them itself. */
export function StartInDevelopment() {
  useEffect(() => {
    dispatchEvent(new Event('site:hydrated'))
  }, [])
  return null
}
