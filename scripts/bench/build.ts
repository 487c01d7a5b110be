import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { scriptArgs } from '../../lib/node/script-args'
import { measureCommand, type CommandCost, type Cost } from './measure-command'

export interface BuildCost extends CommandCost {
  /** The stages of the build by name, in order. */
  readonly stages: ReadonlyMap<string, Cost>
  /** The last line of the build's output: pages, files and bytes. */
  readonly result: string
}

const STAGE = /^(\w+): (\d+\.\d) s$/

/** Builds the content in `contentDir` with the project in `folder` into its `out/`, and measures time and memory. */
export async function measureBuild(folder: string, contentDir: string): Promise<BuildCost> {
  const stages = new Map<string, Cost>()
  const cost = await measureCommand(
    {
      folder,
      command: [process.execPath, ...scriptArgs(path.join('scripts', 'site', 'build.ts'))],
      env: { CONTENT_DIR: contentDir, OUT_DIR: 'out' },
    },
    (line, peak) => {
      const [, name, seconds] = STAGE.exec(line) ?? []
      if (name) stages.set(name, { seconds: Number(seconds), memory: peak() })
    },
  )
  return { ...cost, stages, result: cost.lines.findLast((line) => /^(?:built|unchanged) /.test(line)) ?? '' }
}

/** Copies the working tree, including uncommitted changes and packages, but no cache. */
export function copyProject(folder: string): void {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  })
  mkdirSync(folder, { recursive: true })
  for (const file of files.split('\0').filter(Boolean)) cpSync(file, path.join(folder, file))
  cpSync('node_modules', path.join(folder, 'node_modules'), { recursive: true, verbatimSymlinks: true })
}
