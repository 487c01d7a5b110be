import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'

/** Returns the port in the environment variable `PORT`, 3000 by default. Throws an error if it is not a valid port. */
export function readPort(named = process.env.PORT): number {
  const port = Number(named || 3000)
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Error(`PORT must be an integer from 0 to 65535, got '${named}'`)
  return port
}

/** Returns an error message if the server cannot listen on a port; undefined if it can. */
export async function checkPort(port: number): Promise<string | undefined> {
  const probe = createServer()
  const failure = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
    probe.once('error', resolve)
    probe.listen(port, () => probe.close(() => resolve(undefined)))
  })
  if (failure === undefined) return undefined
  const why = failure.code === 'EADDRINUSE' ? 'taken' : `not available (${failure.code})`
  return `port ${port} is ${why}: choose another one with PORT=…`
}

/** Returns a port on which a process can listen now, for programs that cannot choose one themselves. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
