import { PGlite } from '@electric-sql/pglite'
import crypto from 'node:crypto'
import { parentPort } from 'node:worker_threads'

/*
 * A worker thread that sends the dump of an empty database cluster, a tar archive. In this thread the clock stands still
 * and random bytes are zeros, so that the dump of a PGlite version is always the same.
 */
const now = Date.UTC(2026, 0, 1)
globalThis.Date = class extends Date {
  constructor(...args) {
    super(...(args.length > 0 ? args : [now]))
  }

  static now() {
    return now
  }
}
crypto.randomFillSync = (bytes) => bytes.fill(0)

const db = await PGlite.create()
// initialising the default of 128 MB takes half of the time of a start
await db.exec(`ALTER SYSTEM SET shared_buffers = '16MB'`)
// starts a new file of the write-ahead log: that of initdb would be half of the dump without its repetitions
await db.exec('SET wal_recycle = off')
await db.exec('SELECT pg_switch_wal()')
await db.exec('CHECKPOINT')
const dump = await db.dumpDataDir('none')
await db.close()
parentPort?.postMessage(await dump.arrayBuffer())
