'use client'

import type { ReactNode } from 'react'
import { ToolIsland } from '../workbench/ToolIsland'
import { runHashes, type RunToolProps } from './run-props'

const load = () => import('./RunLive').then(({ RunLive }) => RunLive)

/** Shows the form and the example until the tool is used. */
export function RunIsland({ children, ...props }: RunToolProps & { children: ReactNode }) {
  return (
    <ToolIsland load={load} props={props} hashes={runHashes} unreached={props.unreached}>
      {children}
    </ToolIsland>
  )
}
