import { cleanup, render } from '@testing-library/react'
import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime'
import type { NextRouter } from 'next/router'
import type { ReactNode } from 'react'
import { afterEach, vi } from 'vitest'

afterEach(cleanup)

/** Renders inside a router that goes nowhere and says what it was asked for. */
export function renderPage(page: ReactNode) {
  const push = vi.fn()
  // outside a build `next/link` is the older router's
  const older = { push, prefetch: async () => {} } as unknown as NextRouter
  const { container } = render(
    <RouterContext value={older}>
      <AppRouterContext value={{} as AppRouterInstance}>{page}</AppRouterContext>
    </RouterContext>,
  )
  return { container, push }
}

export { fireEvent, render, screen, within } from '@testing-library/react'
