'use client'

import { usePathname } from 'next/navigation'
import { useLayoutEffect, useState } from 'react'
import { handleTabs, tabKey } from '@/lib/inline-scripts/tabs'
import { readTexts } from './Failure'

/**
 * The one island behind all code blocks and images of a page, whose other controls inline scripts handle
 * (lib/inline-scripts/controls.ts). The code that enlarges images is fetched on first use, and a notice says if it did not come.
 * Wrapping is offered on blocks that are wider than their place, which changes with the window, and when a tab shows its
 * panel.
 */
export function Controls() {
  const pathname = usePathname()
  const [hasFailed, setFailed] = useState(false)

  useLayoutEffect(() => {
    // before the paint, so that a page that is navigated to appears with the reader's tabs
    if (document.querySelector('[data-tabs]')) handleTabs(tabKey)
    const enlarge = async ({ target }: Event) => {
      setFailed(false)
      const button = (target as Element).closest<HTMLElement>('[data-act=zoom]')
      if (!button) return
      button.ariaBusy = 'true'
      await import('@/lib/client/enlarge').then(
        (code) => code.enlarge(button),
        () => setFailed(true),
      )
      button.ariaBusy = null
    }
    const left = new AbortController()
    addEventListener('click', enlarge, left)
    const sizes = new ResizeObserver((entries) => {
      for (const { target } of entries) {
        const button = target.closest('figure')?.querySelector<HTMLElement>('[data-act=wrap]')
        if (button) button.hidden = button.ariaPressed !== 'true' && target.scrollWidth <= target.clientWidth
      }
    })
    for (const pre of document.querySelectorAll('figure > div > pre')) sizes.observe(pre)
    return () => {
      left.abort()
      sizes.disconnect()
    }
  }, [pathname])

  return (
    hasFailed && (
      <p data-alert role="alert">
        {readTexts().unreached}
      </p>
    )
  )
}
