import { PGlite } from '@electric-sql/pglite'
import { existsSync, mkdirSync, openAsBlob, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { threadId } from 'node:worker_threads'
import { openEngine, type Engine } from './engine'

const folder = path.join('.cache', 'pglite')

/**
 * Starts an empty PostgreSQL in Node. It starts from a copy of an empty data directory in `.cache/pglite`, which takes
 * a quarter of the time of initdb.
 */
export async function openNodeEngine(): Promise<Engine> {
  return openEngine({ loadDataDir: await openAsBlob(await emptyDataDir()) })
}

/** The stored copy of an empty data directory; it is made by the first call. */
export async function emptyDataDir(): Promise<string> {
  const file = path.join(folder, `${pgliteVersion()}.tar`)
  if (existsSync(file)) return file
  const db = await PGlite.create()
  const dump = await db.dumpDataDir('none')
  await db.close()
  mkdirSync(folder, { recursive: true })
  // another process may write the same file at the same time
  const draft = `${file}.${process.pid}.${threadId}`
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()))
  renameSync(draft, file)
  return file
}

function pgliteVersion(): string {
  const file = path.join('node_modules', '@electric-sql', 'pglite', 'package.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}
