import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import path from 'node:path'

/** A command that is running. */
export interface Running {
  /** The output after the command has succeeded; rejects with an error that contains it if the command fails. */
  readonly output: Promise<string>
  /** Writes the last text to the standard input of the command. */
  end(text?: string): void
}

/** Runs a command of an installed package, or `node`, without input, and returns its output. Rejects if it fails. */
export async function run(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const running = start(command, args, env)
  running.end()
  return running.output
}

/**
 * Starts a command of an installed package, or `node`, which may wait for the end of its standard input. Kills the
 * child process when this process exits.
 */
export function start(command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Running {
  const file = command === 'node' ? process.execPath : path.join('node_modules', '.bin', command)
  const child = spawn(file, args, {
    // contentlayer reads its files from PWD and does not terminate if PWD is another folder
    env: { ...process.env, PWD: process.cwd(), NEXT_TELEMETRY_DISABLED: '1', ...env },
    stdio: 'pipe',
  })
  // a command that has exited cannot read its input
  child.stdin.on('error', () => undefined)
  const output = outputOf(command, child)
  // awaited later; a rejection before that is not an unhandled one
  output.catch(() => undefined)
  return { output, end: (text) => child.stdin.end(text) }
}

async function outputOf(command: string, child: ChildProcessWithoutNullStreams): Promise<string> {
  const output: string[] = []
  child.stdout.on('data', (chunk) => output.push(String(chunk)))
  child.stderr.on('data', (chunk) => output.push(String(chunk)))
  const end = () => child.kill()
  process.once('exit', end)
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  process.off('exit', end)
  if (code !== 0) throw new Error(`${command} failed:\n${output.join('')}`)
  return output.join('')
}
