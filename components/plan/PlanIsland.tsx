'use client'

import type { ReactNode } from 'react'
import { ToolIsland } from '../workbench/ToolIsland'
import { planHashes, type PlanToolProps } from './plan-props'

const load = () => import('./PlanLive').then(({ PlanLive }) => PlanLive)

/** Shows the form and the example until the plan visualiser is used. */
export function PlanIsland({ children, ...props }: PlanToolProps & { children: ReactNode }) {
  return (
    <ToolIsland load={load} props={props} hashes={planHashes} unreached={props.unreached}>
      {children}
    </ToolIsland>
  )
}
