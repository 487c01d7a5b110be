// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import * as collapse from '@/lib/client/collapse'
import { render } from '../test-dom'
import { Collapse } from './Collapse'

beforeEach(() => {
  vi.spyOn(collapse, 'animateHeight').mockReturnValue()
})

/** Renders a container on a page, then again after its state, the page or both have changed. */
function change(after: { open: boolean; at: string }) {
  const { rerender, container } = render(
    <Collapse open={false} at="faq">
      Links
    </Collapse>,
  )
  rerender(<Collapse {...after}>Links</Collapse>)
  return container.firstElementChild as HTMLElement
}

it('a container animates when it opens on a page', () => {
  change({ open: true, at: 'faq' })
  expect(collapse.animateHeight).toHaveBeenCalledOnce()
})

it('a container is open at once on the next page', () => {
  expect(change({ open: true, at: 'glossary' }).hidden).toBe(false)
  expect(collapse.animateHeight).not.toHaveBeenCalled()
})
