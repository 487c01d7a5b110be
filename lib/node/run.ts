import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { constants } from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'

/** A command that is running. */
export interface Running {
  /** The output after the command has succeeded; rejects with an error that contains it if the command fails. */
  readonly output: Promise<string>
  /** Ends the command, and waits until it has ended. */
  stop(): Promise<void>
}

/** Runs a command of an installed package, or `node`, and returns its output. Rejects if it fails. */
export async function run(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  return start(command, args, env).output
}

/**
 * Starts a command of an installed package, or `node`, without input. Kills the child process when this process exits or
 * a signal ends it.
 */
export function start(command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Running {
  const file = command === 'node' ? process.execPath : path.join('node_modules', '.bin', command)
  const child = spawn(file, args, {
    // contentlayer reads its files from PWD and does not terminate if PWD is another folder
    env: { ...process.env, PWD: process.cwd(), NEXT_TELEMETRY_DISABLED: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = outputOf(command, child)
  // awaited later; a rejection before that is not an unhandled one
  output.catch(() => undefined)
  const stop = async () => {
    child.kill()
    await output.catch(() => undefined)
  }
  return { output, stop }
}

/** The signals that ask a process to end; without a listener, they end it without its `exit` event. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

function exitBy(signal: NodeJS.Signals): void {
  process.exit(128 + constants.signals[signal])
}

async function outputOf(command: string, child: ChildProcessByStdio<null, Readable, Readable>): Promise<string> {
  const output: string[] = []
  child.stdout.on('data', (chunk) => output.push(String(chunk)))
  child.stderr.on('data', (chunk) => output.push(String(chunk)))
  const end = () => child.kill()
  process.once('exit', end)
  for (const signal of signals) process.on(signal, exitBy)
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  process.off('exit', end)
  for (const signal of signals) process.off(signal, exitBy)
  if (code !== 0) throw new Error(`${command} failed:\n${output.join('')}`)
  return output.join('')
}
