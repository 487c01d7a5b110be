import { expect, it, vi } from 'vitest'
import { recognize } from './recognize'
import { mysqlOnly } from './sql'

it('a command of MySQL is found in its line, whatever empty lines are before it', () => {
  expect(mysqlOnly.exec('\n\n \t\n\tDELIMITER //')?.[0]).toBe('\tDELIMITER')
  expect(mysqlOnly.test('SELECT delimiter FROM formats')).toBe(false)
})

it('a text that begins with a statement in doubt is not read to its end', () => {
  const exec = vi.spyOn(RegExp.prototype, 'exec')
  expect(recognize(`const a = 1; ${'let b = 2; '.repeat(1000)}`)).toBeUndefined()
  expect(exec.mock.calls.length).toBeLessThan(100)
  exec.mockRestore()
})
