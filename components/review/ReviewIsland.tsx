'use client'

import type { ReactNode } from 'react'
import { ToolIsland } from '../workbench/ToolIsland'
import { reviewHashes, type ReviewToolProps } from './review-props'

const load = () => import('./ReviewLive').then(({ ReviewLive }) => ReviewLive)

/** Shows the form and the example until the review tool is used. */
export function ReviewIsland({ children, ...props }: ReviewToolProps & { children: ReactNode }) {
  return (
    <ToolIsland load={load} props={props} hashes={reviewHashes} unreached={props.unreached}>
      {children}
    </ToolIsland>
  )
}
