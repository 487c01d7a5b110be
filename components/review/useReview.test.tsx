// @environment jsdom
import { renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { afterPause, fakePauses } from '../test-dom'
import type { ReviewInput } from './review-props'
import { props, rules, TestWorker } from './test-review'
import { useReview } from './useReview'

const input = (sql: string): ReviewInput => ({ sql, schema: '', dialect: 'postgresql' })
const open = (sql: string) =>
  renderHook(({ value }) => useReview(props, value), { initialProps: { value: input(sql) } })

describe('the review of the input', () => {
  beforeEach(() => {
    fakePauses()
    vi.stubGlobal('Worker', TestWorker)
    vi.stubGlobal('fetch', async () => Response.json(rules))
  })

  it('nothing is loaded while there is no SQL', () => {
    vi.stubGlobal('fetch', () => expect.unreachable())
    expect(open(' ').result.current).toEqual({ rules: [] })
  })

  it('a text that is too long is not reviewed', async () => {
    const { result } = open('x'.repeat(1_000_001))
    expect(result.current.isWaiting).toBe(true)
    await afterPause(() => expect(result.current.error).toMatch(/^The text is longer than 1,000,000 characters/))
  })

  it('a worker that fails is an error, and the next text is reviewed by another one', async () => {
    const { result, rerender } = open('crash')
    await afterPause(() => expect(result.current.error).toBe('not reached'))
    rerender({ value: input('DELETE FROM t') })
    await afterPause(() => expect(result.current.review?.found).toHaveLength(1))
    expect(result.current.error).toBeUndefined()
  })

  it('the review of a long text ends when the text changes', async () => {
    const answered = vi.spyOn(TestWorker.prototype, 'postMessage').mockImplementationOnce(() => undefined)
    const { result, rerender } = open('DELETE FROM t; '.repeat(10_000))
    await afterPause(() => expect(answered).toHaveBeenCalledOnce())
    const terminated = vi.spyOn(TestWorker.prototype, 'terminate')
    rerender({ value: input('DELETE FROM t') })
    vi.advanceTimersByTime(400)
    expect(terminated).toHaveBeenCalledOnce()
    await afterPause(() => expect(result.current.review?.found).toHaveLength(1))
    expect(result.current.error).toBeUndefined()
  })

  it('rules that cannot be fetched are an error', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
    const { result } = renderHook(() => useReview({ ...props, rulesUrl: '/gone.json' }, one))
    await afterPause(() => expect(result.current.error).toBe('not reached'))
  })
})

const one = input('SELECT 1')
