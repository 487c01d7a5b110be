// @environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as collapse from './collapse'
import { branchOf, categoriesOf, categoryAt, isOpen, setOpen } from './sidebar-category'

const labels = { expand: 'Expand “{label}”', collapse: 'Collapse “{label}”' }

/** A level with a category that has a page, one without a page, a link, and a category without its entries. */
const level = `
  <li data-key="0"><div><a href="/docs/audit/">Audit <small>new</small></a><button aria-expanded="false"><svg></svg></button></div>
    <div hidden><ul><li><a href="/docs/rules/">Rules</a></li></ul></div></li>
  <li data-key="1" data-active><div><a href="/docs/sql/" aria-expanded="true">SQL</a></div>
    <div><ul><li><a href="/docs/sql/">SQL</a></li></ul></div></li>
  <li><a href="/docs/faq/">FAQ</a></li>
  <li data-key="3"><div><a href="/docs/run/" aria-expanded="false">Run</a></div></li>`

const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement
const at = (selector: string) => categoryAt(find(selector))
const audit = () => at('[data-key="0"]') as NonNullable<ReturnType<typeof categoryAt>>
const sql = () => at('[data-key="1"]') as NonNullable<ReturnType<typeof categoryAt>>

beforeEach(() => {
  document.body.innerHTML = `<ul>${level}</ul>`
  // the animation never ends
  vi.spyOn(collapse, 'animateHeight').mockReturnValue()
})

describe('a category in the document', () => {
  it('the categories of a level are its list items with a key', () => {
    expect(categoriesOf(find('ul')).map(({ key, isActive }) => [key, isActive])).toEqual([
      ['0', false],
      ['1', true],
      ['3', false],
    ])
    expect(categoriesOf(undefined)).toEqual([])
  })

  it('a category is found by its label and its button, but not by its entries', () => {
    expect([at('small')?.key, at('svg')?.key, at('[data-key="0"] li a'), at('[href="/docs/faq/"]')]).toEqual([
      '0',
      '0',
      undefined,
      undefined,
    ])
  })

  it('a category has the state of the HTML until it is opened or closed', () => {
    expect(categoriesOf(find('ul')).map(isOpen)).toEqual([false, true, false])
  })

  it('the button of a category says what it does', () => {
    setOpen(audit(), true, labels, false)
    expect([audit().caret?.ariaExpanded, audit().caret?.ariaLabel]).toEqual(['true', 'Collapse “Audit”'])
    setOpen(audit(), false, labels, false)
    expect([audit().caret?.ariaExpanded, audit().caret?.ariaLabel]).toEqual(['false', 'Expand “Audit”'])
  })

  it('a category without a button has its state at its label', () => {
    setOpen(sql(), false, labels, false)
    expect([sql().link.ariaExpanded, branchOf(sql())?.hidden]).toEqual(['false', true])
  })

  it('a category whose entries are not in the page stays closed', () => {
    const run = at('[data-key="3"]') as ReturnType<typeof audit>
    setOpen(run, true, labels, false)
    expect([isOpen(run), run.link.ariaExpanded]).toEqual([false, 'false'])
  })
})

describe('the animation of a category', () => {
  it('a category that is opened on the page is visible at once, and animated', () => {
    setOpen(audit(), true, labels, true)
    expect(branchOf(audit())?.hidden).toBe(false)
    expect(collapse.animateHeight).toHaveBeenCalledExactlyOnceWith(branchOf(audit()), true, expect.any(Function))
  })

  it('a category that is closed on the page counts as closed at once, and is hidden when the animation has ended', () => {
    setOpen(sql(), false, labels, true)
    expect([isOpen(sql()), branchOf(sql())?.hidden]).toEqual([false, false])
    vi.mocked(collapse.animateHeight).mock.calls[0]?.[2]()
    expect(branchOf(sql())?.hidden).toBe(true)
  })

  it('a category that is open on the next page is not animated', () => {
    setOpen(audit(), true, labels, false)
    expect(branchOf(audit())?.hidden).toBe(false)
    expect(collapse.animateHeight).not.toHaveBeenCalled()
  })

  it('a category that the script loader has closed already is not animated', () => {
    find('[data-key="1"] > :nth-child(2)').style.display = 'none'
    setOpen(sql(), false, labels, true)
    expect([branchOf(sql())?.hidden, branchOf(sql())?.style.display]).toEqual([true, ''])
    expect(collapse.animateHeight).not.toHaveBeenCalled()
  })
})
