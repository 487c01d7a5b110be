// @environment jsdom
import { beforeAll, describe, expect, it } from 'vitest'
import { act, renderHook } from '@testing-library/react'
import { useOffer } from './useOffer'

const open = () => renderHook(() => useOffer({ locale: 'zh', page: '/zh/search/' })).result
const sql = 'SELECT o_orderkey, o_orderdate FROM orders WHERE o_custkey = 4711 ORDER BY o_orderdate'

describe('the offer for a text in the search', () => {
  // the code that the hook loads
  beforeAll(() => import('../../one-box/offer'))

  it('SQL is offered a tool in the language of the page, and a search takes the offer back', async () => {
    const result = open()
    act(() => result.current.look(sql))
    expect(result.current.isLooking).toBe(true)
    await expect.poll(() => result.current.isLooking).toBe(false)
    expect(result.current.offer).toMatchObject({ action: '审核这段 SQL', isSure: false })
    expect(result.current.offer?.href).toMatch(/^\/zh\/workbench\/review\/#review=/)
    act(() => result.current.look('select for update'))
    expect(result.current).toMatchObject({ offer: undefined, isLooking: false })
  })

  it('a pasted text keeps its line breaks when the field reports it without them', async () => {
    const result = open()
    act(() => result.current.look('Sort\n  ->  Seq Scan on orders'))
    act(() => result.current.look('Sort   ->  Seq Scan on orders'))
    await expect.poll(() => result.current.offer?.isSure).toBe(true)
  })

  it('a short line is not looked at, unless it contains an error', async () => {
    const result = open()
    act(() => result.current.look('SELECT * FROM orders'))
    expect(result.current.isLooking).toBe(false)
    act(() => result.current.look('ORA-00942'))
    await expect.poll(() => result.current.offer?.href).toBe('/zh/insides/errors/values/#unknown-table-or-column')
  })

  it.each([
    ["Data too long for column 'name' at row 1", 'insides/errors/values/#value-too-long'],
    ['relation "orders" does not exist', 'insides/errors/values/#unknown-table-or-column'],
    ['Lock wait timeout exceeded; try restarting transaction', 'insides/errors/locks/#lock-wait-timeout'],
  ])('the message %j, without a code, is offered its page', async (message, page) => {
    const result = open()
    act(() => result.current.look(message))
    await expect.poll(() => result.current.offer?.href).toBe(`/zh/${page}`)
  })

  it.each(['"index only scan"', "MySQL's optimizer", '“隐式转换” 索引', 'in or exists'])(
    'the search %j loads nothing',
    (query) => {
      const result = open()
      act(() => result.current.look(query))
      expect(result.current.isLooking).toBe(false)
    },
  )

  it('an error without a page is left to the search', async () => {
    const result = open()
    act(() => result.current.look('ERROR:  cache lookup failed for relation 16402'))
    await expect.poll(() => result.current.isLooking).toBe(false)
    expect(result.current.offer).toBeUndefined()
  })
})
