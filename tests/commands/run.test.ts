import { describe, expect, it, vi } from 'vitest'
import { run, start } from '@/lib/node/run'

describe('run', () => {
  it('run returns the standard output and the standard error of a command', async () => {
    expect(await run('node', ['--eval', 'console.log(1); console.error(2)'])).toMatch(/1\n2\n$|2\n1\n$/)
  })

  it('run finds the command of a package', async () => {
    expect(await run('esbuild', ['--version'])).toMatch(/^\d+\.\d+\.\d+\n$/)
  })

  it('run sets PWD to the folder that the command runs in, whatever PWD was before', async () => {
    vi.stubEnv('PWD', '/somewhere/else')
    expect((await run('node', ['--print', 'process.env.PWD'])).trim()).toBe(process.cwd())
  })

  it('run rejects with the whole output of a failed command', async () => {
    const failure = run('node', ['--eval', 'console.log("said"); process.exit(3)'])
    await expect(failure).rejects.toThrow(/node failed:\nsaid/)
  })

  it('start ends the command when a signal ends this process', async () => {
    const exit = vi.spyOn(process, 'exit').mockImplementation((() => undefined) as never)
    const before = process.listenerCount('SIGTERM')
    const running = start('node', ['--eval', 'setInterval(() => {}, 1000)'])
    process.emit('SIGTERM', 'SIGTERM')
    expect(exit).toHaveBeenCalledWith(143)
    await running.stop()
    expect(process.listenerCount('SIGTERM')).toBe(before)
  })
})
