import { expect, it } from 'vitest'
import { mysqlOnly } from './dialect'

it('a command of MySQL is found in its line, whatever empty lines are before it', () => {
  expect(mysqlOnly.exec('\n\n \t\n\tDELIMITER //')?.[0]).toBe('\tDELIMITER')
  expect(mysqlOnly.test('SELECT delimiter FROM formats')).toBe(false)
})
