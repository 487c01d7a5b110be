import { Piscina } from 'piscina'
import type { PageRecord } from '../../content-model/record'

/** Contentlayer in a worker thread of its own: loading it takes longer than anything else it does. */
export interface Contentlayer {
  /** The records of the pages of a folder with the layout of `content/`. Rejects if contentlayer fails. */
  readRecords(folder: string): Promise<PageRecord[]>
  close(): Promise<void>
}

/** Starts the worker thread; contentlayer is loaded at once. */
export function startContentlayer(): Contentlayer {
  const pool = new Piscina<string, PageRecord[]>({
    filename: new URL('./contentlayer.worker.mjs', import.meta.url).href,
    minThreads: 1,
    maxThreads: 1,
    // contentlayer resolves the folder against PWD
    env: { ...process.env, PWD: process.cwd() },
  })
  return {
    readRecords: (folder) => pool.run(folder),
    close: () => pool.destroy(),
  }
}
