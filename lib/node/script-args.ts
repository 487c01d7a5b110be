import path from 'node:path'

/** Returns the arguments with which Node runs a TypeScript file of the project; see `scripts/run.mjs`. */
export function scriptArgs(file: string, ...args: readonly string[]): string[] {
  return [path.join('scripts', 'run.mjs'), file, ...args]
}
