import { cleanup, render } from '@testing-library/react'
import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ReactNode } from 'react'
import { afterEach, vi } from 'vitest'

afterEach(cleanup)

/** Fakes timeouts; `afterPause` lets the time of a pause in typing pass. */
export const fakePauses = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

/** Lets the time of a pause in typing pass (`lib/client/debounce.ts`), and waits until `look` does not throw. */
export function afterPause<Found>(look: () => Found): Promise<Found> {
  vi.advanceTimersByTime(400)
  return vi.waitFor(look, 10_000)
}

/** Renders a page inside a router that records navigations instead of performing them. */
export function renderPage(page: ReactNode) {
  const push = vi.fn()
  const router = { push } as unknown as AppRouterInstance
  const { container } = render(<AppRouterContext value={router}>{page}</AppRouterContext>)
  return { container, push }
}

export { act, fireEvent, render, screen, within } from '@testing-library/react'
