import messages from '@/messages/en.json'
import { fireEvent, render, screen } from '../test-dom'
import type { RunToolProps } from './run-props'
import { RunLive } from './RunLive'

/** Renders the tool after texts were typed. */
export function open(typed: Readonly<Record<string, string>> = { sql: 'UPDATE t SET a = 1' }) {
  const { run, workbench, plan, failure } = messages
  const urls = { worker: '/worker.js', examples: '/examples.json' }
  const texts = { texts: run, shared: workbench, planTexts: plan, unreached: failure.unreached }
  const props: RunToolProps = { ...texts, ...urls, articles: {} as RunToolProps['articles'], language: 'en-GB' }
  return render(<RunLive {...props} typed={typed} pressed={[]} />)
}

export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
export const status = () => screen.getByRole('status').textContent
export const field = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name }).value
export const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })
