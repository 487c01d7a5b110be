import { cleanup, render } from '@testing-library/react'
import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ReactNode } from 'react'
import { afterEach, vi } from 'vitest'

afterEach(cleanup)

/** Renders a page inside a router that records navigations instead of performing them. */
export function renderPage(page: ReactNode) {
  const push = vi.fn()
  const router = { push } as unknown as AppRouterInstance
  const { container } = render(<AppRouterContext value={router}>{page}</AppRouterContext>)
  return { container, push }
}

export { act, fireEvent, render, screen, within } from '@testing-library/react'
