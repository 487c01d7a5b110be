'use client'

import type { ReactNode } from 'react'
import { ToolIsland } from '../workbench/ToolIsland'
import { advisorHashes, type AdvisorToolProps } from './advisor-props'

const load = () => import('./AdvisorLive').then(({ AdvisorLive }) => AdvisorLive)

/** Shows the form and the example until the index advisor is used. */
export function AdvisorIsland({ children, ...props }: AdvisorToolProps & { children: ReactNode }) {
  return (
    <ToolIsland load={load} props={props} hashes={advisorHashes} unreached={props.unreached}>
      {children}
    </ToolIsland>
  )
}
