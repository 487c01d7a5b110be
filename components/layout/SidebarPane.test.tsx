// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setSidebarHidden } from '@/lib/client/sidebar-store'
import { fireEvent, render, screen } from '../test-dom'
import { SidebarPane } from './SidebarPane'

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false })))
afterEach(() => setSidebarHidden('docs', false))

it('the content of a hidden sidebar is removed when the column has become narrow, not when a transition in it ends', () => {
  render(
    <SidebarPane name="docs" hideable labels={{ pane: 'Docs', hide: 'Hide', show: 'Show' }}>
      <nav />
    </SidebarPane>,
  )
  fireEvent.click(screen.getByText('Hide'))
  const content = () => document.querySelector('nav')
  fireEvent.transitionEnd(content() as HTMLElement)
  expect(content()).not.toBeNull()
  fireEvent.transitionEnd(screen.getByRole('region'))
  expect(content()).toBeNull()
})
