import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'

/** The duration of a build in seconds, and its peak memory over all processes in bytes, or 0 if not measurable. */
export interface Cost {
  readonly seconds: number
  readonly memory: number
}

export interface BuildCost extends Cost {
  /** The stages of the build by name, in order. */
  readonly stages: ReadonlyMap<string, Cost>
  /** The last line of the build's output: pages, files and bytes. */
  readonly result: string
}

/**
 * Milliseconds between samples. Reading a process's memory stops the process, so a shorter interval would distort the
 * result.
 */
const SAMPLE_EVERY = 1_000
const STAGE = /^(\w+): (\d+\.\d) s$/

/** Builds the content in `contentDir` with the project in `folder`, and measures time and memory. */
export async function measureBuild(folder: string, contentDir: string): Promise<BuildCost> {
  const start = performance.now()
  const child = spawn(path.join('node_modules', '.bin', 'tsx'), [path.join('scripts', 'site', 'build.ts')], {
    cwd: folder,
    env: { ...process.env, CONTENT_DIR: contentDir, OUT_DIR: 'out' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stages = new Map<string, Cost>()
  const said: string[] = []
  let inStage = 0
  let atAll = 0
  const sample = () => {
    inStage = Math.max(inStage, treeMemory(child.pid ?? 0))
    atAll = Math.max(atAll, inStage)
  }
  const sampler = setInterval(sample, SAMPLE_EVERY)
  child.stderr.on('data', (text) => said.push(String(text)))
  createInterface({ input: child.stdout }).on('line', (line) => {
    said.push(line)
    const [, name, seconds] = STAGE.exec(line) ?? []
    if (!name) return
    sample()
    stages.set(name, { seconds: Number(seconds), memory: inStage })
    inStage = 0
  })
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  clearInterval(sampler)
  if (code !== 0) throw new Error(said.join('\n'))
  const seconds = (performance.now() - start) / 1_000
  return { seconds, memory: atAll, stages, result: said.findLast((line) => /^(?:built|unchanged) /.test(line)) ?? '' }
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
