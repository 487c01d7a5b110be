// @environment jsdom
import { render, screen } from '../test-dom'
import { expect, it } from 'vitest'
import { ThemeToggle } from './ThemeToggle'

it('ThemeToggle has the label of the system mode initially, and the labels of the other modes as attributes for the inline script', () => {
  render(
    <ThemeToggle
      label="Switch (currently {mode})"
      modes={{ light: 'light mode', dark: 'dark mode', system: 'system mode' }}
    >
      icon
    </ThemeToggle>,
  )
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Switch (currently system mode)' })
  expect([button.title, button.type]).toEqual(['system mode', 'button'])
  expect({ ...button.dataset }).toEqual({
    act: 'theme',
    label: 'Switch (currently {mode})',
    light: 'light mode',
    dark: 'dark mode',
    system: 'system mode',
  })
})
