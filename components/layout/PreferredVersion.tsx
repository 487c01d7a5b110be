'use client'

import { useEffect } from 'react'
import { forgetMissingVersion } from '@/lib/client/preferred-version'

/** Lets go of a version that the reader preferred and that is no longer there. */
export function PreferredVersion({ versions }: { versions: readonly string[] }) {
  useEffect(() => forgetMissingVersion(versions), [versions])
  return null
}
