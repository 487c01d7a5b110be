'use client'

import { usePathname } from 'next/navigation'
import { useLayoutEffect, useState } from 'react'
import { recallTabs, tabKey } from '@/lib/runtime/tabs'
import styles from './Controls.module.css'

/**
 * The one island behind all tabs, code blocks and pictures of a page. It only watches: what a control does is fetched
 * when one is first used; `unreached` says that it did not come. Wrapping is offered on blocks that are wider than
 * their place, which changes with the window, and when a tab shows its panel.
 */
export function Controls({ unreached }: { unreached: string }) {
  const pathname = usePathname()
  const [hasFailed, setFailed] = useState(false)

  // before the paint, so that a page that is navigated to appears with the reader's tabs
  useLayoutEffect(() => {
    const recall = () => recallTabs(tabKey)
    const follow = ({ detail }: CustomEvent<string>) => recallTabs(tabKey, detail)
    recall()
    const meet = (event: Event) => {
      const isPress = event.type === 'click'
      if (isPress) setFailed(false)
      if ((event.target as Partial<Element>).closest?.('[data-act]'))
        import('@/lib/browser/controls').then(
          ({ act }) => act(event),
          () => setFailed(isPress),
        )
    }
    const left = new AbortController()
    addEventListener('click', meet, left)
    addEventListener('keydown', meet, left)
    // another window may have chosen, or another page before this one was gone back to as it was
    addEventListener('storage', recall, left)
    addEventListener('pageshow', recall, left)
    addEventListener('site:query', follow, left)
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
      <p className={styles.unreached} role="alert">
        {unreached}
      </p>
    )
  )
}
