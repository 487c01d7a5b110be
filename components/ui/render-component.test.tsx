// @environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { act, fireEvent, screen } from '../test-dom'
import { renderComponent } from './render-component'

let isBroken: boolean

function Tool({ name }: { name: string }) {
  if (isBroken) throw new Error('no parser', { cause: new Error('no memory') })
  return <h2>{name}</h2>
}

/** Renders the tool in place of the HTML of the page. */
function show() {
  document.body.innerHTML = '<div><button>Example</button></div>'
  const box = document.querySelector('div') as Element
  let unmount = () => {}
  act(() => {
    unmount = renderComponent(box, Tool, { name: 'Tool' })
  })
  return { box, unmount: () => act(unmount) }
}

beforeEach(() => {
  isBroken = false
  document.documentElement.lang = 'zh-CN'
})

describe('renderComponent', () => {
  it('renderComponent replaces the HTML of the page by the component, until it is unmounted', () => {
    const { box, unmount } = show()
    expect(box.innerHTML).toBe('<h2>Tool</h2>')
    unmount()
    expect(box.innerHTML).toBe('')
  })

  it('renderComponent shows a crash with its causes in place of the component, which can be tried again', () => {
    vi.spyOn(console, 'error').mockReturnValue()
    isBroken = true
    show()
    expect(screen.getByRole('alert').textContent).toBe('页面已崩溃。重试no parser\n\n原因：\nno memory')
    isBroken = false
    fireEvent.click(screen.getByRole('button', { name: '重试' }))
    expect([screen.queryByRole('alert'), screen.getByRole('heading').textContent]).toEqual([null, 'Tool'])
  })
})
