import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { BuildFailure, Plugin } from 'esbuild'
import { runEsbuild } from '../node/bundle.mjs'
import { contentHash } from '../node/content-hash'
import { escapeRegExp } from '../text/regexp'
import { replaceFile } from '../node/replace-file'
import { mergeConflict } from '../content-model/merge-conflict'
import type { Report } from '../diagnostics/diagnostic'

/** The default export of a module, or the error of loading it. */
export type LoadedModule = { readonly value: unknown } | { readonly report: Report }

/** The result of running a module: its default export, or the error that it threw. */
type Outcome = { readonly value: unknown } | { readonly message: string; readonly stack?: string | undefined }

/** The time limit for running a module of a content folder, in milliseconds. */
const TIME_LIMIT = 10_000

/** Cached results by file, with the texts of the source files that they were computed from. */
const known = new Map<string, { readonly inputs: ReadonlyMap<string, string>; readonly loaded: LoadedModule }>()

/**
 * Runs TypeScript modules of a content folder one after the other in a worker thread and returns their default exports
 * by file. A module runs again only if it or a file that it imports has changed.
 */
export async function loadModules(
  files: readonly string[],
  timeLimit = TIME_LIMIT,
): Promise<ReadonlyMap<string, LoadedModule>> {
  const loaded = new Map<string, LoadedModule>()
  for (const file of files) loaded.set(file, await loadModule(file, timeLimit))
  return loaded
}

async function loadModule(file: string, timeLimit: number): Promise<LoadedModule> {
  const before = known.get(file)
  if (before && [...before.inputs].every(([input, text]) => readText(input) === text)) return before.loaded
  const bundle = await bundleModule(file)
  if ('message' in bundle) return { report: bundle }
  const loaded = toLoaded(file, await runner.run(bundle.code, timeLimit))
  known.set(file, { inputs: bundle.inputs, loaded })
  return loaded
}

function readText(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/**
 * Bundles a module with the files that it imports as JavaScript, and returns the texts that it bundled by file; returns
 * a report if a file does not parse.
 */
async function bundleModule(file: string): Promise<{ code: string; inputs: ReadonlyMap<string, string> } | Report> {
  const inputs = new Map<string, string>()
  try {
    const { outputFiles } = await runEsbuild({
      entryPoints: [file],
      bundle: true,
      write: false,
      platform: 'node',
      format: 'esm',
      packages: 'external',
      sourcemap: 'inline',
      sourcesContent: false,
      outfile: path.join('.cache', 'modules', 'module.mjs'),
      logLevel: 'silent',
      plugins: [recordInputs(inputs)],
    })
    return { code: outputFiles[0]?.text ?? '', inputs }
  } catch (error) {
    const [first] = (error as Partial<BuildFailure>).errors ?? []
    if (!first) throw error
    const { line = 1, column = 0, file: named = file } = first.location ?? {}
    const isItself = path.resolve(named) === path.resolve(file)
    // columns in esbuild are 0-based
    const report = mergeConflict(readText(named) ?? '') ?? { line, column: column + 1, message: first.text }
    return { file: isItself ? file : named, ...report }
  }
}

/** Adds each file that esbuild reads, with its text, to `inputs`: a file may change while its module runs. */
function recordInputs(inputs: Map<string, string>): Plugin {
  return {
    name: 'record-inputs',
    setup: ({ onLoad }) =>
      onLoad({ filter: /./, namespace: 'file' }, ({ path: input }) => {
        const contents = readFileSync(input, 'utf8')
        inputs.set(input, contents)
        return { contents, loader: 'default' }
      }),
  }
}

function toLoaded(file: string, outcome: Outcome): LoadedModule {
  if (!('message' in outcome)) return { value: outcome.value }
  const { message, stack = '' } = outcome
  const name = escapeRegExp(path.basename(file))
  const [, line = 1, column = 1] = new RegExp(`[/\\\\]${name}:(\\d+):(\\d+)`).exec(stack) ?? []
  return { report: { file, line: Number(line), column: Number(column), message } }
}

/**
 * Runs modules in a worker thread, which is started on demand, kept for later modules because starting it takes longer
 * than running them, and restarted after a module has ended it.
 */
class ModuleRunner {
  private worker: Worker | undefined
  /** Settles when all modules so far have been run. */
  private last: Promise<unknown> = Promise.resolve()
  /** Resolves the promise of the running module. */
  private settle: (outcome: Outcome) => void = () => undefined

  run(bundle: string, timeLimit: number): Promise<Outcome> {
    const file = path.resolve('.cache', 'modules', `${contentHash(bundle)}.mjs`)
    replaceFile(file, bundle)
    const run = this.last.then(() => this.runFile(file, timeLimit))
    this.last = run
    return run
  }

  private async runFile(file: string, timeLimit: number): Promise<Outcome> {
    const worker = (this.worker ??= this.start())
    let timer: NodeJS.Timeout | undefined
    const outcome = await new Promise<Outcome>((resolve) => {
      this.settle = resolve
      const seconds = timeLimit / 1_000
      timer = setTimeout(() => this.stop(worker, `timed out after ${seconds} s`), timeLimit)
      worker.postMessage(pathToFileURL(file).href)
    })
    clearTimeout(timer)
    return outcome
  }

  private start(): Worker {
    const worker = new Worker(new URL('./module-file.worker.mjs', import.meta.url))
    worker
      .on('message', (outcome: Outcome) => this.settle(outcome))
      .on('messageerror', ({ message }: Error) => this.stop(worker, message))
      .on('error', ({ message }: Error) => this.stop(worker, message))
      .on('exit', (code) => this.stop(worker, `ends the process (exit code ${code}): it must export data only`))
    // after the listeners, which undo it; the time limit keeps the process alive while a module runs
    worker.unref()
    return worker
  }

  /** Terminates a failed worker and settles its module with an error; does nothing if it was already stopped. */
  private stop(worker: Worker, message: string): void {
    if (this.worker !== worker) return
    this.worker = undefined
    void worker.terminate()
    this.settle({ message })
  }
}

/** Runs all modules of this process. */
const runner = new ModuleRunner()
