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
  /** The sidebar's name, under which the open categories are stored. */
  name: string
  /** The identifier of the page: a choice made on it takes precedence over the branch that the page opens. */
  at: string
  entries: readonly SidebarEntry[]
  /** The URL of the file with the branches that are not in the page. */
  source: string
  autoCollapse: boolean
  labels: { sidebar: string; expand: string; collapse: string }
}

/** A sidebar, which renders the open branches and loads the others when the reader opens them. */
export function SidebarTree({ name, at, entries, source, autoCollapse, labels }: SidebarTreeProps) {
  const choices = useSyncExternalStore(watchSidebars, () => recallChoices(name), noChoices)
  const [branches, setBranches] = useState<SidebarBranches>({})
  const hasOpened = Object.values(choices).some((choice) => choice.open)

  useEffect(() => {
    // loads the entries of categories that were opened on an earlier page
    if (hasOpened) loadBranches(source).then(setBranches, () => {})
  }, [hasOpened, source])

  const tree = useMemo((): Tree => {
    const itemsOf: Tree['itemsOf'] = (category) => category.items ?? branches[category.key]
    return {
      at,
      labels,
      itemsOf,
      isOpen: (category, siblings) =>
        itemsOf(category) !== undefined && isOpen(category, siblings, choices, at, autoCollapse),
      async setOpen(category, siblings, open) {
        if (!itemsOf(category)) {
          const loaded = await loadBranches(source)
          // rendered before the category opens, because only a closed element can be animated
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
