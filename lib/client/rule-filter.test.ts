// @environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as filter from './rule-filter'

const rows = [
  ['NM01', 'Table name pattern', 'Notice', 'CREATE TABLE, RENAME', 'all'],
  ['DM14', 'Large OFFSET', 'Warning', 'SELECT', 'MySQL, TDSQL'],
  ['DM15', 'ORDER BY random', 'Warning', 'SELECT, UPDATE', 'Oracle'],
]

/** A page with the form and the table as rendered by the server. */
function page(): HTMLElement {
  document.body.innerHTML = `<div><form>
    <input name="q">
    <select name="level"><option value="">any</option><option value="warning">Warning</option></select>
    <select name="statement"><option value="">any</option><option value="select">SELECT</option><option value="create-table">CREATE TABLE</option></select>
    <select name="database"><option value="">any</option><option value="mysql">MySQL</option><option value="oracle">Oracle</option></select>
    <output data-all="all" data-one="1 rule" data-many="{count} rules" data-none="no rule"></output>
  </form><table><tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table></div>`
  return document.body.firstElementChild as HTMLElement
}

let reader = new AbortController()
const startRuleFilter = (box: HTMLElement) => filter.startRuleFilter(box, reader.signal)

const visibleCodes = () =>
  [...document.querySelectorAll<HTMLTableRowElement>('tbody tr:not([hidden])')].map((row) => row.cells[0]?.textContent)
const said = () => document.querySelector('output')?.textContent

function choose(name: string, value: string): void {
  const control = document.querySelector<HTMLInputElement>(`[name=${name}]`)
  if (!control) throw new Error(name)
  control.value = value
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}

beforeEach(() => {
  reader = new AbortController()
  history.replaceState(null, '', '/rules/')
})

// a pending change of the URL would run during the tests of another file
afterEach(() => reader.abort())

describe('the rule filter', () => {
  it('the rule filter shows all rows initially', () => {
    startRuleFilter(page())
    expect([visibleCodes(), said()]).toEqual([['NM01', 'DM14', 'DM15'], '3 rules'])
  })

  it.each([
    ['level', 'warning', ['DM14', 'DM15']],
    ['statement', 'create-table', ['NM01']],
    ['database', 'mysql', ['NM01', 'DM14']],
    ['q', 'order RANDOM', ['DM15']],
    ['q', 'dm14', ['DM14']],
    ['q', 'nothing', []],
  ])('the rule filter shows the rules with %s %s and writes that to the URL', (name, value, expected) => {
    startRuleFilter(page())
    choose(name, value)
    expect(visibleCodes()).toEqual(expected)
    expect(new URLSearchParams(location.search).get(name)).toBe(value)
    expect(said()).toBe(
      expected.length === 0 ? 'no rule' : expected.length === 1 ? '1 rule' : `${expected.length} rules`,
    )
  })

  it('the rule filter filters by all fields together, and removes cleared fields from the URL', () => {
    startRuleFilter(page())
    choose('level', 'warning')
    choose('database', 'oracle')
    expect(visibleCodes()).toEqual(['DM15'])
    choose('level', '')
    choose('database', '')
    expect([visibleCodes().length, location.search]).toEqual([3, ''])
  })

  it('the rule filter starts with the filters of the URL and keeps its other parameters', () => {
    history.replaceState(null, '', '/rules/?database=oracle&from=mail#list')
    startRuleFilter(page())
    expect(visibleCodes()).toEqual(['NM01', 'DM15'])
    choose('level', 'warning')
    expect(location.search + location.hash).toBe('?database=oracle&from=mail&level=warning#list')
  })

  it('the rule filter starts with the values that were selected before the script loaded, and writes them to the URL', () => {
    const box = page()
    const level = box.querySelector<HTMLSelectElement>('[name=level]')
    if (level) level.value = 'warning'
    startRuleFilter(box)
    expect([visibleCodes(), location.search]).toEqual([['DM14', 'DM15'], '?level=warning'])
  })

  it('the rule filter keeps text that was typed before the URL is read', () => {
    history.replaceState(null, '', '/rules/?q=nm&level=warning')
    const box = page()
    const field = box.querySelector<HTMLInputElement>('[name=q]')
    if (field) field.value = 'dm15'
    startRuleFilter(box)
    expect([visibleCodes(), location.search]).toEqual([['DM15'], '?q=dm15&level=warning'])
  })

  it('the rule filter writes the URL once after typing pauses', () => {
    vi.useFakeTimers()
    startRuleFilter(page())
    const write = vi.spyOn(history, 'replaceState')
    const field = document.querySelector<HTMLInputElement>('[name=q]')
    for (let key = 0; key < 200; key++) {
      if (field) field.value = `dm${'x'.repeat(key % 2)}`
      field?.dispatchEvent(new Event('input', { bubbles: true }))
      vi.advanceTimersByTime(33)
    }
    expect(write).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1000)
    expect([write.mock.calls.length, location.search]).toEqual([1, '?q=dmx'])
    vi.useRealTimers()
  })

  it('the rule filter ignores text while an input method is composing', () => {
    startRuleFilter(page())
    const field = document.querySelector<HTMLInputElement>('[name=q]')
    if (field) field.value = 'dm14 suo'
    field?.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }))
    expect(visibleCodes()).toHaveLength(3)
    if (field) field.value = 'dm14'
    field?.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
    expect(visibleCodes()).toEqual(['DM14'])
  })

  it('the rule filter stops when its signal aborts', () => {
    startRuleFilter(page())
    reader.abort()
    choose('level', 'warning')
    expect(visibleCodes()).toHaveLength(3)
  })
})
