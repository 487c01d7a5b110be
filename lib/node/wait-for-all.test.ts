import { describe, expect, it } from 'vitest'
import { waitForAll } from './wait-for-all'

describe('waitForAll', () => {
  it('waitForAll throws the first failure, and only when the other parts have ended', async () => {
    const ended: string[] = []
    const slow = new Promise((resolve) => setTimeout(resolve, 20)).then(() => ended.push('slow'))
    const failing = [Promise.reject(new Error('first')), slow, Promise.reject(new Error('second'))]
    await expect(waitForAll(failing)).rejects.toThrow('first')
    expect(ended).toEqual(['slow'])
  })

  it('waitForAll returns the values of all parts', async () => {
    await expect(waitForAll([Promise.resolve(1), Promise.resolve(2)])).resolves.toEqual([1, 2])
  })
})
