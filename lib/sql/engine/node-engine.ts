import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, openAsBlob, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { addFile } from './add-file'
import { openEngine, type Engine } from './engine'
import { packBlocks } from './packed-blocks'

const dumpScript = fileURLToPath(new URL('./dump-empty-cluster.mjs', import.meta.url))

/** Starts an empty PostgreSQL in Node from the dump of a cluster, in a quarter of the time that initdb takes. */
export async function openNodeEngine(): Promise<Engine> {
  return openEngine({ loadDataDir: await openAsBlob(await emptyCluster()) })
}

/**
 * Returns the path of the dump of an empty database cluster, an uncompressed tar archive; creates it at the first call
 * for a PGlite version, and again if it is truncated. Its bytes are always the same.
 */
export async function emptyCluster(folder = path.join('.cache', 'pglite')): Promise<string> {
  const version = clusterVersion()
  const names = existsSync(folder) ? readdirSync(folder) : []
  const dumps = names.filter((name) => name.startsWith(version) && name.endsWith('.tar'))
  const complete = dumps.find((name) => name === `${version}-${statSync(path.join(folder, name)).size}.tar`)
  if (complete !== undefined) return path.join(folder, complete)
  const dump = await makeDump()
  const file = path.join(folder, `${version}-${dump.length}.tar`)
  // another process may have written it in the meantime, and read it now
  addFile(file, dump)
  return file
}

/**
 * Makes the dump in a process of its own, because a thread would leave 200 MB with this one. There V8 does not optimise
 * WebAssembly, which takes longer than it saves in a single run of initdb.
 */
async function makeDump(): Promise<Buffer> {
  const args = ['--liftoff-only', dumpScript]
  const { stdout } = await promisify(execFile)(process.execPath, args, { encoding: 'buffer', maxBuffer: Infinity })
  return stdout
}

/** Returns the dump of an empty database cluster as the worker of the browser reads it. */
export async function packedCluster(): Promise<Uint8Array> {
  return packBlocks(readFileSync(await emptyCluster()))
}

/** Returns a hash of what the dump is made with: the version of PGlite and the script. */
function clusterVersion(): string {
  const hash = createHash('sha1')
  for (const file of [path.join('node_modules', '@electric-sql', 'pglite', 'package.json'), dumpScript])
    hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 12)
}
