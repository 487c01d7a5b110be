import { Piscina } from 'piscina'
import type { PageRecord } from '../../content-model/record'
import { bundleWorker } from '../../node/worker-bundle'

/** Contentlayer in its own worker thread, because loading it takes longer than all its other work. */
export interface Contentlayer {
  /** Returns the records of the pages in a folder with the layout of `content/`. Rejects if contentlayer fails. */
  readRecords(folder: string): Promise<PageRecord[]>
  close(): Promise<void>
}

const worker = { name: 'readRecords', module: new URL('contentlayer-records.mjs', import.meta.url) }

/** Starts the worker thread, which loads contentlayer immediately. */
export function startContentlayer(): Contentlayer {
  const pool = bundleWorker(worker).then(
    (filename) =>
      new Piscina<string, PageRecord[]>({
        filename,
        minThreads: 1,
        maxThreads: 1,
        // contentlayer resolves the folder against PWD
        env: { ...process.env, PWD: process.cwd() },
      }),
  )
  // reported by `readRecords`
  pool.catch(() => undefined)
  return {
    readRecords: async (folder) => (await pool).run(folder),
    close: async () => (await pool).destroy(),
  }
}
