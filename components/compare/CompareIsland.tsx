'use client'

import type { ReactNode } from 'react'
import { ToolIsland } from '../workbench/ToolIsland'
import { compareHashes, type CompareToolProps } from './compare-props'

const load = () => import('./CompareLive').then(({ CompareLive }) => CompareLive)

/** Shows the form and the example until the tool is used. */
export function CompareIsland({ children, ...props }: CompareToolProps & { children: ReactNode }) {
  return (
    <ToolIsland load={load} props={props} hashes={compareHashes} unreached={props.unreached}>
      {children}
    </ToolIsland>
  )
}
