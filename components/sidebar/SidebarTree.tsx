'use client'

import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { loadBranches } from '@/lib/client/sidebar-branches'
import { choose, isOpen } from '@/lib/client/sidebar-choices'
import { noChoices, recallChoices, rememberChoices, watchSidebars } from '@/lib/client/sidebar-store'
import type { SidebarBranches, SidebarEntry } from '@/lib/site-data/sidebar-view'
import { SidebarLevel, type Tree } from './SidebarLevel'
import styles from './SidebarTree.module.css'

export interface SidebarTreeProps {
  /** The sidebar's name: what the reader opens in it is kept under that. */
  name: string
  /** Names the page: a choice made on it outweighs what the page itself opens. */
  at: string
  entries: readonly SidebarEntry[]
  /** Address of the file with the branches that the page leaves out. */
  source: string
  autoCollapse: boolean
  labels: { sidebar: string; expand: string; collapse: string }
}

/** A section's menu: the branches that are open, and the others as soon as the reader opens them. */
export function SidebarTree({ name, at, entries, source, autoCollapse, labels }: SidebarTreeProps) {
  const choices = useSyncExternalStore(watchSidebars, () => recallChoices(name), noChoices)
  const [branches, setBranches] = useState<SidebarBranches>({})
  const hasOpened = Object.values(choices).some((choice) => choice.open)

  useEffect(() => {
    // what was opened on an earlier page shows as soon as its entries are here
    if (hasOpened) loadBranches(source).then(setBranches, () => {})
  }, [hasOpened, source])

  const tree = useMemo((): Tree => {
    const itemsOf: Tree['itemsOf'] = (category) => category.items ?? branches[category.key]
    return {
      labels,
      itemsOf,
      isOpen: (category, siblings) =>
        itemsOf(category) !== undefined && isOpen(category, siblings, choices, at, autoCollapse),
      async setOpen(category, siblings, open) {
        if (!itemsOf(category)) {
          const loaded = await loadBranches(source)
          // in the page before they open: what opens must have been closed
          flushSync(() => setBranches(loaded))
        }
        rememberChoices(name, choose(recallChoices(name), category, siblings, { open, at }, autoCollapse))
      },
    }
  }, [name, at, source, autoCollapse, labels, branches, choices])

  return (
    <nav className={styles.tree} aria-label={labels.sidebar}>
      <SidebarLevel entries={entries} tree={tree} />
    </nav>
  )
}
