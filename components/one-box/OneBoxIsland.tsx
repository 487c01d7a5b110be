'use client'

import type { ReactNode } from 'react'
import { ToolIsland } from '../workbench/ToolIsland'
import type { OneBoxProps } from './one-box-props'

const load = () => import('./OneBoxLive').then(({ OneBoxLive }) => OneBoxLive)
const noHashes: readonly string[] = []

/** Shows the form until it is used. */
export function OneBoxIsland({
  children,
  unreached,
  ...props
}: OneBoxProps & { unreached: string; children: ReactNode }) {
  return (
    <ToolIsland load={load} props={props} hashes={noHashes} unreached={unreached}>
      {children}
    </ToolIsland>
  )
}
