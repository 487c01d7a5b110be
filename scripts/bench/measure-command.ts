import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'

/** The duration of a command in seconds, and its peak memory over all processes in bytes, or 0 if not measurable. */
export interface Cost {
  readonly seconds: number
  readonly memory: number
}

export interface CommandCost extends Cost {
  /** Processor time of all processes in seconds, or 0 if not measurable. */
  readonly processor: number
  /** The lines of both output streams. */
  readonly lines: readonly string[]
}

export interface Command {
  readonly folder: string
  readonly command: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

/**
 * Milliseconds between samples. Reading a process's memory stops the process, so a shorter interval would distort the
 * result.
 */
const SAMPLE_EVERY = 1_000

/**
 * Runs a command and measures it; throws an error with its output if it fails. `onLine` receives each line of its
 * standard output, and a function that returns the peak memory since its last call.
 */
export async function measureCommand(
  { folder, command: [program = '', ...args], env = {} }: Command,
  onLine: (line: string, peak: () => number) => void = () => undefined,
): Promise<CommandCost> {
  const start = performance.now()
  const before = childrenTime()
  const child = spawn(program, args, {
    cwd: folder,
    // the benchmark's own V8 flags would affect other generators, too; our commands set them themselves
    env: { ...process.env, NODE_OPTIONS: undefined, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  let [sinceLast, memory] = [0, 0]
  const sample = () => {
    sinceLast = Math.max(sinceLast, treeMemory(child.pid ?? 0))
    memory = Math.max(memory, sinceLast)
  }
  const peak = () => {
    sample()
    const value = sinceLast
    sinceLast = 0
    return value
  }
  const sampler = setInterval(sample, SAMPLE_EVERY)
  createInterface({ input: child.stderr }).on('line', (line) => lines.push(line))
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line)
    onLine(line, peak)
  })
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  clearInterval(sampler)
  if (code !== 0) throw new Error(lines.join('\n'))
  const seconds = (performance.now() - start) / 1_000
  return { seconds, memory, processor: childrenTime() - before, lines }
}

/** The clock ticks per second in which Linux counts processor time. */
const TICKS = 100

/** Returns the processor time of all ended child processes and their descendants, in seconds. Linux only. */
function childrenTime(): number {
  // the values after the name, which may contain spaces; those at 13 and 14 are user and system time of the children
  const values = readProc('self', 'stat').split(') ').at(-1)?.split(' ') ?? []
  return (Number(values[13] ?? 0) + Number(values[14] ?? 0)) / TICKS
}

/** Returns the proportional set size (PSS) of a process and its descendants in bytes. Linux only. */
function treeMemory(root: number): number {
  const parents = new Map<number, number>()
  for (const name of listProc()) {
    const parent = /\) \S (\d+)/.exec(readProc(name, 'stat'))?.[1]
    if (parent) parents.set(Number(name), Number(parent))
  }
  const isBelow = (pid: number | undefined): boolean => pid === root || (!!pid && isBelow(parents.get(pid)))
  return [...parents.keys()].filter(isBelow).reduce((sum, pid) => sum + shareOf(pid), 0)
}

const shareOf = (pid: number) => Number(/^Pss:\s+(\d+)/m.exec(readProc(`${pid}`, 'smaps_rollup'))?.[1] ?? 0) * 1_024

function listProc(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  } catch {
    return []
  }
}

/** Reads a file of `/proc`; returns an empty string if the process has ended. */
function readProc(pid: string, file: string): string {
  try {
    return readFileSync(path.join('/proc', pid, file), 'utf8')
  } catch {
    return ''
  }
}
