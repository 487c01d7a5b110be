import type { build, stop } from 'esbuild'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'

const esbuild = { build: vi.fn<typeof build>(), stop: vi.fn<typeof stop>() }

vi.doMock('esbuild', () => esbuild)
vi.resetModules()
const { endEsbuildWhenIdle, runEsbuild } = await import('./bundle.mjs')

afterAll(() => {
  vi.doUnmock('esbuild')
  vi.resetModules()
})

beforeEach(() => void esbuild.stop.mockReset())

it('the process of esbuild goes on after a bundle', async () => {
  esbuild.build.mockResolvedValueOnce({} as never)
  await runEsbuild({})
  expect(esbuild.stop).not.toHaveBeenCalled()
})

it('the process of esbuild ends after the last of simultaneous bundles of a build', async () => {
  endEsbuildWhenIdle()
  const finish: (() => void)[] = []
  esbuild.build.mockImplementation(() => new Promise<never>((resolve) => finish.push(resolve as () => void)))
  const [first, second] = [runEsbuild({}), runEsbuild({})]
  finish[0]?.()
  await first
  expect(esbuild.stop).not.toHaveBeenCalled()
  finish[1]?.()
  await second
  expect(esbuild.stop).toHaveBeenCalledTimes(1)
})

it('the process of esbuild ends after a bundle of a build that fails', async () => {
  endEsbuildWhenIdle()
  esbuild.build.mockRejectedValueOnce(new Error('no such file'))
  await expect(runEsbuild({})).rejects.toThrow('no such file')
  expect(esbuild.stop).toHaveBeenCalledTimes(1)
})
