// @environment jsdom
import { randomBytes } from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import messages from '@/messages/en.json'
import { packHash } from '@/lib/text/packed-hash'
import { fireEvent, render, screen } from '../test-dom'
import { handOver } from './handover'
import { useToolInput, type InputKind } from './useToolInput'

const kind: InputKind<string> = {
  hash: '#tool=',
  empty: '',
  read: (value) => (typeof value === 'string' ? value : undefined),
}

function Tool({ typed }: { typed: string }) {
  const { value, status, change, clear, copyLink } = useToolInput(kind, typed, messages.workbench)
  return (
    <>
      <input value={value} onChange={({ target }) => change(target.value)} />
      <p role="status">{status}</p>
      <button onClick={copyLink}>Copy</button>
      <button onClick={clear}>Clear</button>
      <button onClick={() => ['a', 'b'].forEach((letter) => change((current) => current + letter))}>Add</button>
    </>
  )
}

const open = (typed = '') => render(<Tool typed={typed} />)
const field = () => screen.getByRole<HTMLInputElement>('textbox')
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const status = () => screen.getByRole('status').textContent

describe('the input of a tool', () => {
  afterEach(() => (sessionStorage.clear(), history.replaceState(null, '', '/')))

  it('the input is kept in the session until it is cleared', () => {
    const { unmount } = open('SELECT 1')
    unmount()
    open()
    expect(field().value).toBe('SELECT 1')
    press('Clear')
    expect(field().value).toBe('')
    expect(sessionStorage.getItem('#tool=')).toBeNull()
  })

  it('a change is not lost to a second one before the next rendering', () => {
    open()
    press('Add')
    expect(field().value).toBe('ab')
  })

  it('a long input is kept compressed', async () => {
    const long = 'SELECT 1;'.repeat(100_000)
    const { unmount } = open(long)
    await expect.poll(() => sessionStorage.getItem('#tool=')).toMatch(/^#tool=/)
    expect(sessionStorage.getItem('#tool=')?.length).toBeLessThan(10_000)
    unmount()
    open()
    await expect.poll(() => field().value).toBe(long)
    fireEvent.change(field(), { target: { value: 'SELECT 3' } })
    expect(sessionStorage.getItem('#tool=')).toBe('"SELECT 3"')
  })

  it('what was typed before the code had arrived replaces the saved input', () => {
    sessionStorage.setItem('#tool=', '"SELECT 1"')
    open('SELECT 2')
    expect(field().value).toBe('SELECT 2')
  })

  it('a saved value of another kind is ignored', () => {
    sessionStorage.setItem('#tool=', '[1]')
    open()
    expect(field().value).toBe('')
  })

  it('a link holds the input, opens it, and is removed by clearing', async () => {
    const written: string[] = []
    vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void written.push(text) } })
    const { unmount } = open('SELECT 1')
    press('Copy')
    await expect.poll(() => status()).toContain('The link is copied.')
    expect(location.hash).toBe(await packHash('#tool=', 'SELECT 1'))
    expect(written).toEqual([location.href])
    unmount()
    sessionStorage.clear()
    open()
    await expect.poll(() => field().value).toBe('SELECT 1')
    press('Clear')
    expect(location.hash).toBe('')
  })

  it('an input that was handed over in the session fills the tool, once', async () => {
    sessionStorage.setItem('#tool=', '"SELECT 1"')
    expect(handOver('#tool=', 'SELECT 2')).toBe(true)
    history.replaceState(null, '', '/#tool=')
    const { unmount } = open()
    await expect.poll(() => field().value).toBe('SELECT 2')
    press('Add')
    unmount()
    open()
    await Promise.resolve()
    expect([field().value, status()]).toEqual(['SELECT 2ab', ''])
  })

  it('an input that was handed over to another tool is left alone', async () => {
    handOver('#other=', 'SELECT 2')
    history.replaceState(null, '', '/#tool=')
    open()
    await Promise.resolve()
    expect(field().value).toBe('')
  })

  it('a text that is too long for a link leaves the URL as it is', async () => {
    open(randomBytes(800_000).toString('base64')) // a repeated text would be short when it is compressed
    press('Copy')
    await expect.poll(() => status()).toBe('The text is too long for a link.')
    expect(location.hash).toBe('')
  })
})
