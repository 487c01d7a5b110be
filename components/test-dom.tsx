import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// as `expect.poll` in vitest.config.ts
configure({ asyncUtilTimeout: 30_000 })
afterEach(cleanup)

/** Fakes timeouts; `afterPause` lets the time of a pause in typing pass. */
export const fakePauses = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

/** Lets the time of a pause in typing pass (`lib/client/debounce.ts`), and waits until `look` does not throw. */
export function afterPause<Found>(look: () => Found): Promise<Found> {
  vi.advanceTimersByTime(400)
  return vi.waitFor(look, 30_000)
}

export { act, fireEvent, render, screen, within } from '@testing-library/react'
