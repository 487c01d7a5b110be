import { describe, expect, it } from 'vitest'
import { sameSequence, toSequence } from './compare'

const BOOLEAN = 16
const INTEGER = 23
const NUMERIC = 1700
const INTEGERS = 1007
const NUMERICS = 1231
const JSONB = 3802
const INTERVAL = 1186
const BPCHAR = 1042
const DATE = 1082
const TIMESTAMP = 1114

/** A result of one column of a type. */
const column = (type: number, ...values: (string | null)[]) => ({
  columns: [{ name: 'x', type }],
  rows: values.map((value) => [value]),
})
const bag = (type: number, ...values: (string | null)[]) => toSequence(column(type, ...values), 1, [])
const sorted = (type: number, ...values: (string | null)[]) => toSequence(column(type, ...values), 1, [0])

describe('comparison of results', () => {
  it('comparison treats rows without an order as a multiset', () => {
    expect(sameSequence(bag(INTEGER, '1', '2', '2'), bag(INTEGER, '2', '1', '2'))).toBe(true)
    expect(sameSequence(bag(INTEGER, '1', '2', '2'), bag(INTEGER, '1', '1', '2'))).toBe(false)
    expect(sameSequence(bag(INTEGER, '1'), bag(INTEGER, '1', '1'))).toBe(false)
  })

  it('comparison of a truth value with a number depends on the dialect', () => {
    const truth = (value: string, hasNumericBooleans?: boolean) =>
      toSequence(column(BOOLEAN, value), 1, [], { hasNumericBooleans: hasNumericBooleans ?? false })
    expect(sameSequence(truth('t', true), bag(INTEGER, '1'))).toBe(true)
    expect(sameSequence(truth('f', true), bag(INTEGER, '0'))).toBe(true)
    expect(sameSequence(truth('t'), bag(INTEGER, '1'))).toBe(false)
  })

  it('comparison distinguishes NULL from the empty text', () => {
    expect(sameSequence(bag(25, null), bag(25, ''))).toBe(false)
  })

  it('comparison requires the order that the first statement determines, and ignores the order of ties', () => {
    const byName = {
      columns: [column(25).columns[0], column(25).columns[0]] as never,
      rows: [
        ['a', '1'],
        ['a', '2'],
        ['b', '3'],
      ],
    }
    const swapped = {
      ...byName,
      rows: [
        ['a', '2'],
        ['a', '1'],
        ['b', '3'],
      ],
    }
    const wrong = {
      ...byName,
      rows: [
        ['b', '3'],
        ['a', '1'],
        ['a', '2'],
      ],
    }
    expect(sameSequence(toSequence(byName, 2, [0]), toSequence(swapped, 2, [0]))).toBe(true)
    expect(sameSequence(toSequence(byName, 2, [0]), toSequence(wrong, 2, [0]))).toBe(false)
  })

  it('comparison accepts a second statement that determines more of the order, and rejects one that determines less', () => {
    expect(sameSequence(bag(INTEGER, '2', '1'), sorted(INTEGER, '1', '2'))).toBe(true)
    expect(sameSequence(sorted(INTEGER, '1', '2'), bag(INTEGER, '1', '2'))).toBe(false)
    expect(sameSequence(sorted(INTEGER, '1', '1'), bag(INTEGER, '1', '1'))).toBe(true)
  })

  it('comparison treats values as equal that are equal in SQL, however their types print them', () => {
    expect(sameSequence(bag(INTEGER, '5'), bag(NUMERIC, '5.000'))).toBe(true)
    expect(sameSequence(bag(BPCHAR, 'ab   '), bag(25, 'ab'))).toBe(true)
    expect(sameSequence(bag(DATE, '2020-01-01'), bag(TIMESTAMP, '2020-01-01 00:00:00'))).toBe(true)
    expect(sameSequence(bag(NUMERIC, '0.33333333333333333333'), bag(701, '0.3333333333333333'))).toBe(true)
    expect(sameSequence(bag(NUMERIC, '0.3333'), bag(NUMERIC, '0.3334'))).toBe(false)
  })

  it('comparison distinguishes texts of a number with more and fewer zeros', () => {
    expect(sameSequence(bag(BPCHAR, '1.00'), bag(BPCHAR, '1.0000'))).toBe(false)
    expect(sameSequence(bag(25, '0.50'), bag(25, '0.5'))).toBe(false)
  })

  it('comparison treats documents, arrays, ranges and intervals as equal that are equal by =', () => {
    const isSame = (type: number, one: string, other: string) => sameSequence(bag(type, one), bag(type, other))
    expect(isSame(JSONB, '{"1.0": "2.00", "x": [1.00, -2]}', '{"1.0": "2.00", "x": [1.000, -2.0]}')).toBe(true)
    expect(isSame(JSONB, '{"x": "1.00"}', '{"x": "1.0"}')).toBe(false)
    expect(isSame(JSONB, '"a\\"1.0"', '"a\\"1.00"')).toBe(false)
    expect(isSame(JSONB, '1', '"1"')).toBe(false)
    expect(isSame(NUMERICS, '{1.0,NULL,2.50}', '{1.000,NULL,2.5}')).toBe(true)
    expect(isSame(NUMERICS, '{1.0,2.5}', '{2.5,1.0}')).toBe(false)
    expect(sameSequence(bag(INTEGERS, '{1,2}'), bag(NUMERICS, '{1.0,2.00}'))).toBe(true)
    expect(isSame(INTERVAL, '1 mon', '30 days')).toBe(true)
    expect(isSame(INTERVAL, '1 year -1 mons +2 days 03:00:00.5', '332 days 03:00:00.5')).toBe(true)
    expect(isSame(INTERVAL, '1 day -00:00:01', '23:59:59')).toBe(true)
    expect(isSame(INTERVAL, '00:00:00.1', '00:00:00.01')).toBe(false)
    expect(isSame(INTERVAL, 'infinity', '-infinity')).toBe(false)
  })

  it('comparison distinguishes integers that JavaScript cannot represent, whatever their scale', () => {
    expect(sameSequence(bag(NUMERIC, '12345678901234567890'), bag(NUMERIC, '12345678901234567890.0'))).toBe(true)
    expect(sameSequence(bag(NUMERIC, '12345678901234567890.0'), bag(NUMERIC, '12345678901234567891.0'))).toBe(false)
  })
})
