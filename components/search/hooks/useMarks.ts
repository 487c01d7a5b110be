'use client'

import { useEffect, useState } from 'react'
import { takeTerms } from '@/lib/client/arrival'

/**
 * Marks what was searched for on a page that a hit led to, anew with each arrival. Aborting the result, if there is
 * one, takes the marks away.
 */
export function useMarks(pathname: string, arrivals: number): AbortController | undefined {
  const [marks, setMarks] = useState<AbortController>()
  useEffect(() => {
    const terms = takeTerms()
    if (terms.length === 0) return
    const left = new AbortController()
    import('@/lib/search/query/marks')
      .then(({ showMarks }) => showMarks(terms, left, setMarks))
      // the page can be read without
      .catch(() => {})
    return () => left.abort()
  }, [pathname, arrivals])
  return marks
}
