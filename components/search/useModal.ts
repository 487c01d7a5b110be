'use client'

import { useEffect, type RefObject } from 'react'

/** Shows a dialog over the page, which stays where it is. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    dialog.current?.showModal()
    // not by a rule with :has(), which every row of a list would ask anew
    const { style } = document.documentElement
    Object.assign(style, { overflow: 'hidden', scrollbarGutter: 'stable' })
    return () => void Object.assign(style, { overflow: '', scrollbarGutter: '' })
  }, [dialog])
}
