// @environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { fireEvent, render, screen } from '../test-dom'
import { DialectHint } from './DialectHint'

const names = { postgresql: 'PostgreSQL', mysql: 'MySQL', sqlserver: 'SQL Server' }
const open = (text: string, dialect: 'postgresql' | 'mysql' = 'postgresql', onChoose = vi.fn()) => {
  render(<DialectHint {...{ text, dialect, names, onChoose }} />)
  return onChoose
}

afterEach(() => {
  document.documentElement.lang = ''
})

it('a text with signs of another dialect is offered in this dialect', () => {
  const onChoose = open('CREATE TABLE `t` (a int) ENGINE=InnoDB')
  expect(screen.getByText(/^This looks like SQL for MySQL\./)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Read it as MySQL' }))
  expect(onChoose).toHaveBeenCalledWith('mysql')
})

it('the focus moves from the offer, which disappears, to the field of the dialect', () => {
  const onChoose = vi.fn()
  render(
    <>
      <select name="dialect" aria-label="Dialect" />
      <DialectHint text="SELECT `a` FROM t" dialect="postgresql" {...{ names, onChoose }} />
    </>,
  )
  fireEvent.click(screen.getByRole('button'))
  expect(document.activeElement).toBe(screen.getByLabelText('Dialect'))
})

it('the offer is in the language of the page', () => {
  document.documentElement.lang = 'zh-CN'
  open('SELECT TOP 10 a FROM dbo.t')
  expect(screen.getByRole('button', { name: '按 SQL Server 解析' })).toBeDefined()
})

it.each([
  ['of the chosen dialect', 'SELECT `a` FROM t', 'mysql'],
  ['without signs', 'SELEC a FROM t', 'mysql'],
  ['with a placeholder of a driver only', 'SELEC a FROM t WHERE b = ?', 'postgresql'],
  ['of a dialect that the tool does not read', 'SELECT a FROM t WHERE ROWNUM < 3', 'postgresql'],
] as const)('a text %s has no offer', (_, text, dialect) => {
  open(text, dialect)
  expect(screen.queryByRole('button')).toBeNull()
})
