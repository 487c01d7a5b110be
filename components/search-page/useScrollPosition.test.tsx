// @environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { render } from '../test-dom'
import { useScrollPosition } from './useScrollPosition'

function Results({ isShown }: { isShown: boolean }) {
  useScrollPosition(isShown)
  return null
}

describe('the scroll position of search results', () => {
  afterEach(() => history.replaceState(null, '', '/'))

  it('the scroll position of search results is restored once, when they are shown', () => {
    history.replaceState({ pages: 20, scrollTop: 900 }, '')
    const scroll = vi.spyOn(window, 'scrollTo').mockReturnValue()
    const { rerender } = render(<Results isShown={false} />)
    expect(scroll).not.toHaveBeenCalled()
    for (const isShown of [true, false, true]) rerender(<Results isShown={isShown} />)
    expect(scroll.mock.calls).toEqual([[{ top: 900, behavior: 'instant' }]])
  })

  it('the scroll position of search results is saved when the reader leaves them', () => {
    history.replaceState({ pages: 20 }, '')
    render(<Results isShown />)
    vi.stubGlobal('scrollY', 1200)
    dispatchEvent(new Event('pagehide'))
    expect(history.state).toEqual({ pages: 20, scrollTop: 1200 })
  })
})
