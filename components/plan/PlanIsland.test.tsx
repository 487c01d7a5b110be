// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import messages from '@/messages/en.json'
import { exampleMysql } from '@/lib/plan/examples'
import { fireEvent, render, screen } from '../test-dom'
import { articleFiles } from './article-files'
import { PlanForm } from './PlanForm'
import { PlanIsland } from './PlanIsland'

const props = {
  texts: messages.plan,
  shared: messages.workbench,
  language: 'en-GB',
  articles: articleFiles,
  unreached: 'not reached',
}

const open = () =>
  render(
    <PlanIsland {...props}>
      <PlanForm texts={props.texts} shared={props.shared} />
    </PlanIsland>,
  )

describe('the plan visualiser before its code has arrived', () => {
  it('what was typed stays, with the focus', async () => {
    open()
    const field = screen.getByRole<HTMLTextAreaElement>('textbox')
    field.value = exampleMysql
    field.focus()
    expect(await screen.findByRole('treegrid', {}, { timeout: 20_000 })).toBeDefined()
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe(exampleMysql)
    expect(document.activeElement).toBe(screen.getByRole('textbox'))
  })

  it('a button that is pressed acts as soon as the code has arrived', async () => {
    open()
    const button = screen.getByRole('button', { name: 'MySQL' })
    fireEvent.pointerDown(button)
    button.focus()
    fireEvent.pointerUp(button)
    fireEvent.click(button)
    await vi.waitFor(() => expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe(exampleMysql), 20_000)
  })

  it('names with markup are shown as texts', async () => {
    open()
    const field = screen.getByRole<HTMLTextAreaElement>('textbox')
    field.value = 'Seq Scan on "<img src=x onerror=alert(1)>"  (cost=0.00..1.00 rows=1 width=4)'
    field.focus()
    const grid = await screen.findByRole('treegrid', {}, { timeout: 20_000 })
    expect(grid.querySelector('img')).toBeNull()
    expect(grid.textContent).toContain('<img src=x onerror=alert(1)>')
  })
})
