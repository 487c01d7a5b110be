// @environment jsdom
import { expect, it, vi } from 'vitest'
import { render, screen } from '../test-dom'
import { SidebarLevel } from './SidebarLevel'

const labels = { expand: 'Expand {label}', collapse: 'Collapse {label}' }

it('a doc that a sidebar names twice is shown twice, without an error of React about equal keys', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const entry = { href: '/guides/quick-start/', label: 'Quick start' }
  render(<SidebarLevel entries={[entry, entry]} labels={labels} />)
  expect(screen.getAllByText('Quick start')).toHaveLength(2)
  expect(error).not.toHaveBeenCalled()
})
