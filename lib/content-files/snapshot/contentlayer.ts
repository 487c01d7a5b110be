import type { PageRecord } from '../../content-model/record'
import { startPool } from '../../node/start-pool'
import { bundleWorker } from '../../node/worker-bundle'
import { bundleContentlayer, contentlayerModules } from './contentlayer-bundle'

/** Contentlayer in its own worker thread, because loading it takes longer than all its other work. */
export interface Contentlayer {
  /** Returns the records of the pages in a folder with the layout of `content/`. Rejects if contentlayer fails. */
  readRecords(folder: string): Promise<PageRecord[]>
  close(): Promise<void>
}

/** Bundles the function of the worker thread; returns the path of the file. */
async function bundleRecords(): Promise<string> {
  const contentlayer = await bundleContentlayer()
  const replaced = new Map(contentlayerModules.map((name) => [name, contentlayer]))
  return bundleWorker({ name: 'readRecords', module: new URL('contentlayer-records.mjs', import.meta.url), replaced })
}

/** Starts the worker thread, which loads contentlayer immediately. */
export function startContentlayer(): Contentlayer {
  const pool = bundleRecords().then((filename) =>
    startPool<string, PageRecord[]>({
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
