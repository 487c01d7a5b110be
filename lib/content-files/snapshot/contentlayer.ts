import { Piscina } from 'piscina'
import type { PageRecord } from '../../content-model/record'

/** Contentlayer in its own worker thread, because loading it takes longer than all its other work. */
export interface Contentlayer {
  /** Returns the records of the pages in a folder with the layout of `content/`. Rejects if contentlayer fails. */
  readRecords(folder: string): Promise<PageRecord[]>
  close(): Promise<void>
}

/** Starts the worker thread, which loads contentlayer immediately. */
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
