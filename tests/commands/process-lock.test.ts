import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { tempFolder } from '@/lib/content-files/test-fixtures'
import { tryLock, type LockHolder } from '@/lib/node/process-lock'
import { scriptArgs } from '@/lib/node/script-args'

const lockModule = JSON.stringify(path.resolve('lib/node/process-lock.ts'))

/** Returns the arguments of a process that runs TypeScript code. */
const codeArgs = (code: string, ...args: string[]) =>
  scriptArgs(path.join(tempFolder({ 'child.ts': code }), 'child.ts'), ...args)

const waiting = `
  import { waitForLock } from ${lockModule}
  await waitForLock(process.argv[2], 'child', ({ task }) => console.log('waits for ' + task))
  console.log('holds')
  setInterval(() => {}, 1000)
`

/** A process that takes the lock, and its output, one line after the other. */
function startProcess(file: string) {
  const child = spawn(process.execPath, codeArgs(waiting, file))
  onTestFinished(() => void child.kill('SIGKILL'))
  const lines: string[] = []
  const listeners: (() => void)[] = []
  child.stdout.on('data', (text) => {
    lines.push(...String(text).trim().split('\n'))
    listeners.splice(0).forEach((listener) => listener())
  })
  const line = async (index: number): Promise<string> => {
    while (lines[index] === undefined) await new Promise<void>((resolve) => listeners.push(resolve))
    return lines[index]
  }
  return { child, line }
}

const killed = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    child.on('exit', () => resolve())
    child.kill('SIGKILL')
  })

it('a lock is held by one process at a time, and is taken over once its holder has been killed', async () => {
  const file = path.join(tempFolder({}), 'cache', 'lock')
  const [first, second] = [startProcess(file), startProcess(file)]
  const lines = await Promise.all([first.line(0), second.line(0)])
  expect(lines.sort()).toEqual(['holds', 'waits for child'])
  const holder = JSON.parse(readFileSync(file, 'utf8')) as LockHolder
  expect(tryLock(file, 'test')).toEqual(holder)
  const [holding, waiting] = holder.pid === first.child.pid ? [first, second] : [second, first]
  await killed(holding.child)
  expect(await waiting.line(1)).toBe('holds')
})

it.each([
  ['names a process that does not run', JSON.stringify({ pid: 2 ** 30, started: '1', task: 'build' })],
  [
    'names an earlier process with the pid of a running one',
    JSON.stringify({ pid: process.pid, started: '1', task: 'build' }),
  ],
])('a lock file that %s is taken over, and removed when its new holder exits', (_, text) => {
  const file = path.join(tempFolder({}), 'lock')
  writeFileSync(file, text)
  const source = `
    import { tryLock } from ${lockModule}
    console.log(JSON.stringify([tryLock(process.argv[2], 'child') ?? 'holds', process.pid]))
  `
  const { stdout, pid } = spawnSync(process.execPath, codeArgs(source, file), { encoding: 'utf8' })
  expect(JSON.parse(stdout)).toEqual(['holds', pid])
  expect(existsSync(file)).toBe(false)
})
