import { createServer } from 'node:net'

/** The port that `PORT` names; one that is none throws a sentence. */
export function readPort(named = process.env.PORT): number {
  const port = Number(named || 3000)
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Error(`PORT must be an integer from 0 to 65535, got '${named}'`)
  return port
}

/** Returns an error for a port on which the server cannot listen, in one sentence. */
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
