import { spawn } from 'node:child_process'
import path from 'node:path'

/**
 * Runs a command of an installed package, or `node`, and returns its output. Throws an error with the output if the
 * command fails. Kills the child process when this process exits.
 */
export async function run(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const file = command === 'node' ? process.execPath : path.join('node_modules', '.bin', command)
  const child = spawn(file, args, {
    // contentlayer reads its files from PWD and does not terminate if PWD is another folder
    env: { ...process.env, PWD: process.cwd(), NEXT_TELEMETRY_DISABLED: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
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
