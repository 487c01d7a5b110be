'use client'

import type { ReactNode } from 'react'
import { storageSlot } from '@/lib/browser/storage'
import { announcementKey } from '@/lib/runtime/announcement'

/** Closes the announcement `id` for good, or until there is another one, which another tab may know already. */
export function AnnouncementClose({
  id,
  label,
  className,
  children,
}: {
  id: string
  label: string
  className: string | undefined
  children: ReactNode
}) {
  const close = () => {
    storageSlot(`${announcementKey}id`).set(id)
    storageSlot(`${announcementKey}dismiss`).set('true')
    document.documentElement.dataset.announcementBarInitiallyDismissed = 'true'
  }
  return (
    <button type="button" className={className} onClick={close} aria-label={label}>
      {children}
    </button>
  )
}
