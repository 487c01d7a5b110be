'use client'

import { usePathname } from 'next/navigation'
import { useLayoutEffect, useState } from 'react'
import { handleTabs, tabKey } from '@/lib/inline-scripts/tabs'
import { readTexts } from './Failure'

/**
 * Handles the code blocks, images and terms of a page with a single client component; inline scripts handle the other
 * controls (lib/inline-scripts/controls.ts). Loads the code that enlarges images on first use, and shows a notice if
 * that fails; loads the code for terms on pages with terms. Shows “Wrap” on code blocks that overflow, and measures
 * them again when the window is resized or a tab panel appears.
 */
export function Controls() {
  const pathname = usePathname()
  const [failedOn, setFailedOn] = useState<string>()

  useLayoutEffect(() => {
    // before the paint, so that no other tabs are visible after a navigation
    if (document.querySelector('[data-tabs]')) handleTabs(tabKey)
    const enlarge = async ({ target }: Event) => {
      const button = (target as Element).closest<HTMLElement>('[data-act=zoom]')
      // other clicks must not set a state: React would render each navigation twice before the paint
      if (!button) return
      setFailedOn(undefined)
      button.ariaBusy = 'true'
      await import('@/lib/client/enlarge').then(
        (code) => code.enlarge(button),
        () => setFailedOn(pathname),
      )
      button.ariaBusy = null
    }
    const controller = new AbortController()
    addEventListener('click', enlarge, controller)
    if (document.querySelector('[data-term]'))
      void import('@/lib/client/dismiss-terms').then(
        (code) => code.dismissTerms(controller.signal),
        () => {},
      )
    const sizes = new ResizeObserver((entries) => {
      for (const { target } of entries) {
        const button = target.closest('figure')?.querySelector<HTMLElement>('[data-act=wrap]')
        if (button) button.hidden = button.ariaPressed !== 'true' && target.scrollWidth <= target.clientWidth
      }
    })
    for (const pre of document.querySelectorAll('figure > div > pre')) sizes.observe(pre)
    return () => {
      controller.abort()
      sizes.disconnect()
    }
  }, [pathname])

  return (
    failedOn === pathname && (
      <p data-alert role="alert">
        {readTexts().unreached}
      </p>
    )
  )
}
