import { useState } from 'react'
import { afterEach, beforeEach, type Mock } from 'vitest'
import { fireEvent, screen } from '../test-dom'
import type { IslandStart } from '../ui/island-start'
import { useFirstActions } from '../workbench/useFirstActions'
import { startIsland } from './start-island'
// loaded before a test waits for it
import '../ui/render-component'

/** A tool with a field, which has a text from an earlier visit, and an output, which buttons set and append to. */
function Tool({ typed, pressed, name }: IslandStart & { name?: string }) {
  const [text, setText] = useState('')
  useFirstActions(pressed, (action) => setText(action === 'set' ? 'set' : `${text}, appended`))
  return (
    <>
      <h2>{name}</h2>
      <textarea name="sql" aria-label="Text" defaultValue={typed.sql || 'SELECT 2'} />
      <output>{text}</output>
    </>
  )
}

export const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
export const press = (name: string) => fireEvent.click(screen.getByText(name))
export const output = () => screen.getByRole('status').textContent
export const alert = () => screen.queryByRole('alert')

/** The page that `open` shows. */
export let page: AbortController

beforeEach(() => {
  page = new AbortController()
  document.documentElement.dataset.failure = '{"unreached":"Not loaded."}'
})
afterEach(() => {
  page.abort()
  document.body.innerHTML = ''
})

/** Opens a page with the tool, which `loadIsland` loads; the returned functions let its code arrive, or fail. */
export function open(loadIsland: Mock, attributes = '') {
  document.body.innerHTML = `
    <div data-island="review" ${attributes}>
      <script type="application/json">{"name":"Tool"}</script>
      <button data-action="set">Set</button> <button data-action="append">Append</button>
      <a href="#issue" data-action="open">Report</a>
      <textarea name="sql" aria-label="Text"></textarea>
    </div>`
  let resolve: (code: typeof Tool) => void = () => {}
  let reject: (reason: Error) => void = () => {}
  const code = new Promise<typeof Tool>((succeed, fail) => {
    resolve = succeed
    reject = fail
  })
  loadIsland.mockReset().mockReturnValue(code)
  startIsland(document.querySelector('[data-island]') as HTMLElement, page.signal)
  const arrive = async () => {
    resolve(Tool)
    await screen.findByRole('heading', { name: 'Tool' })
  }
  return { arrive, fail: () => reject(new Error('offline')) }
}
