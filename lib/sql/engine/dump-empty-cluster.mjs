import { PGlite } from '@electric-sql/pglite'
import crypto from 'node:crypto'
import { pipeline } from 'node:stream/promises'

/*
 * Writes the dump of an empty database cluster, a tar archive, to the standard output. In this process the clock stands
 * still and random bytes are zeros, so that the dump of a PGlite version is always the same.
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

// initialising the default of 128 MB takes half of the time of a start
const buffers = '16MB'
const db = await PGlite.create({ startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${buffers}`] })
await db.exec(`ALTER SYSTEM SET shared_buffers = '${buffers}'`)
// starts a new file of the write-ahead log: that of initdb would be half of the dump without its repetitions
await db.exec('SET wal_recycle = off')
await db.exec('SELECT pg_switch_wal()')
await db.exec('CHECKPOINT')
const dump = await db.dumpDataDir('none')
await db.close()
await pipeline(dump.stream(), process.stdout)
