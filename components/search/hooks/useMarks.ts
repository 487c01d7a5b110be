'use client'

import { useEffect, useState } from 'react'
import { takeTerms } from '@/lib/client/arrival'

/**
 * Highlights the terms of the search on the page of an opened hit, again on each arrival. Returns a controller whose
 * `abort` removes the highlights; undefined if there are none.
 */
export function useMarks(pathname: string, arrivals: number): AbortController | undefined {
  const [marks, setMarks] = useState<AbortController>()
  useEffect(() => {
    const terms = takeTerms()
    if (terms.length === 0) return
    const controller = new AbortController()
    import('@/lib/search/query/marks')
      .then(({ showMarks }) => showMarks(terms, controller, setMarks))
      // the page is readable without highlights
      .catch(() => {})
    return () => controller.abort()
  }, [pathname, arrivals])
  return marks
}
