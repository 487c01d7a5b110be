import { Piscina } from 'piscina'

/** The options of Piscina, with the path of an ES module whose default export is the function that the threads run. */
type Options = NonNullable<ConstructorParameters<typeof Piscina>[0]> & { readonly filename: string }

/** Starts a pool of worker threads, which can be destroyed at any time. */
export function startPool<Task, Result>({ execArgv = [], ...options }: Options): Piscina<Task, Result> {
  return new Piscina<Task, Result>({
    ...options,
    // Piscina loads the module with `require`, and with `import()` if that fails; `require` of an ES module aborts the
    // whole process in Node 20 if the thread is terminated meanwhile
    execArgv: [...execArgv, '--no-experimental-require-module'],
  })
}
