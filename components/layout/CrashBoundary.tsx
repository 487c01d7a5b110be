'use client'

import type { ErrorInfo } from 'next/error'
// not from next/error: that brings the Pages Router's error page along, 2 kB
import { catchError } from 'next/dist/client/components/catch-error'
import { Failure } from './Failure'

/** Keeps a crash to what it wraps, until the reader tries again or goes elsewhere. */
export const CrashBoundary = catchError(({ whole = false }: { whole?: boolean }, { error, reset }: ErrorInfo) => (
  <Failure error={error} reset={reset} whole={whole} />
))
