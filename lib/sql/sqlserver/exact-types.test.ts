import { describe, expect, it } from 'vitest'
import { calculated, decimal, money, whole } from './exact-types'

describe('types of exact numbers of SQL Server', () => {
  it.each([
    ['/', decimal(9, 2), whole(10), decimal(20, 13)],
    ['/', decimal(2, 1), { ...whole(1), isLiteral: true }, decimal(7, 6)],
    ['/', decimal(38, 2), whole(10), decimal(38, 6)],
    ['/', money, decimal(10, 0), decimal(30, 15)],
    ['/', money, whole(10), money],
    ['/', whole(19), whole(10), whole(19)],
    ['*', whole(10), decimal(2, 1), decimal(13, 1)],
    ['*', decimal(38, 2), decimal(4, 1), decimal(38, 3)],
    ['+', decimal(9, 2), decimal(10, 4), decimal(12, 4)],
    ['%', decimal(9, 2), whole(3), decimal(5, 2)],
  ])('the result of %s of two types has the digits of the T-SQL reference', (operator, left, right, result) => {
    expect(calculated(operator, left, right)).toEqual(result)
  })
})
