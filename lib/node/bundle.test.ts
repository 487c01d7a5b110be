import { build, stop } from 'esbuild'
import { beforeEach, expect, it, vi } from 'vitest'
import { runEsbuild } from './bundle.mjs'

vi.mock('esbuild', () => ({ build: vi.fn<typeof build>(), stop: vi.fn<typeof stop>() }))

beforeEach(() => void vi.mocked(stop).mockClear())

it('the process of esbuild ends after the last of simultaneous bundles', async () => {
  const finish: (() => void)[] = []
  vi.mocked(build).mockImplementation(() => new Promise<never>((resolve) => finish.push(resolve as () => void)))
  const [first, second] = [runEsbuild({}), runEsbuild({})]
  finish[0]?.()
  await first
  expect(stop).not.toHaveBeenCalled()
  finish[1]?.()
  await second
  expect(stop).toHaveBeenCalledTimes(1)
})

it('the process of esbuild ends after a bundle that fails', async () => {
  vi.mocked(build).mockRejectedValueOnce(new Error('no such file'))
  await expect(runEsbuild({})).rejects.toThrow('no such file')
  expect(stop).toHaveBeenCalledTimes(1)
})
