'use client'

import { useEffect } from 'react'
import { forgetMissingVersion } from '@/lib/client/preferred-version'

/** Deletes the reader's preferred version if it no longer exists. */
export function PreferredVersion({ versions }: { versions: readonly string[] }) {
  useEffect(() => forgetMissingVersion(versions), [versions])
  return null
}
