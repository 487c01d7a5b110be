import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'

/** A process that holds a lock. */
export interface LockHolder {
  readonly pid: number
  /** The start time of the process, which distinguishes it from a later process with the same pid. */
  readonly started: string
  /** A description of the task that the process runs under the lock. */
  readonly task: string
}

/** The time in milliseconds that a lock file may be empty: it is created before the holder's data is written. */
const WRITE_TIME = 2_000

/**
 * Acquires a lock until this process exits, or returns the running process that holds it. Takes over a stale lock,
 * whose holder has exited.
 */
export function tryLock(file: string, task: string): LockHolder | undefined {
  mkdirSync(path.dirname(file), { recursive: true })
  const mine = JSON.stringify({ pid: process.pid, started: startTime(process.pid) ?? '', task } satisfies LockHolder)
  for (;;) {
    if (create(file, mine)) {
      process.once('exit', () => read(file) === mine && rmSync(file))
      return undefined
    }
    const text = read(file)
    const holder = text === undefined ? undefined : holderOf(file, text)
    if (holder) return holder
    if (text !== undefined) removeStale(file, text)
  }
}

/** Acquires a lock as soon as no other process holds it; calls `onWait` with each holder that it waits for. */
export async function waitForLock(file: string, task: string, onWait: (holder: LockHolder) => void): Promise<void> {
  let waitedFor: number | undefined
  for (let holder = tryLock(file, task); holder; holder = tryLock(file, task)) {
    if (holder.pid !== waitedFor) onWait(holder)
    waitedFor = holder.pid
    await setTimeout(100)
  }
}

function create(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Returns the running process that a lock file names; undefined for a stale lock. */
function holderOf(file: string, text: string): LockHolder | undefined {
  try {
    const holder = JSON.parse(text) as LockHolder
    return startTime(holder.pid) === holder.started ? holder : undefined
  } catch {
    const { mtimeMs = 0 } = statSync(file, { throwIfNoEntry: false }) ?? {}
    return Date.now() - mtimeMs < WRITE_TIME ? { pid: 0, started: '', task: 'unknown' } : undefined
  }
}

/** Removes a lock file only if it still has this text: another process may have taken the lock over in the meantime. */
function removeStale(file: string, text: string): void {
  const aside = `${file}.${process.pid}`
  try {
    renameSync(file, aside)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  const moved = read(aside) ?? ''
  if (moved !== text) create(file, moved)
  rmSync(aside)
}

/** Returns the start time of a process in the format of the operating system; undefined if it is not running. */
function startTime(pid: number): string | undefined {
  try {
    // the 22nd field; the second field, the command's name, may contain spaces and parentheses
    if (process.platform === 'linux')
      return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19]
    if (process.platform !== 'win32')
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' })
    process.kill(pid, 0)
    return 'running'
  } catch {
    return undefined
  }
}
