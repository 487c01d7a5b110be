import { createServer, type AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { freePort, readPort, checkPort } from './port'

/** A port at which something listens for the length of a test. */
async function takenPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, resolve))
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

describe('readPort', () => {
  it.each([
    ['8080', 8080],
    ['0', 0],
    ['', 3000],
    [undefined, 3000],
  ])('readPort reads %j as the port %i', (named, port) => {
    expect(readPort(named)).toBe(port)
  })

  it.each(['http', '-1', '65536', '80.5'])('readPort rejects “%s”', (named) => {
    expect(() => readPort(named)).toThrow(new Error(`PORT must be an integer from 0 to 65535, got '${named}'`))
  })
})

describe('checkPort', () => {
  it('checkPort reports a port in use, with a fix', async () => {
    const port = await takenPort()
    expect(await checkPort(port)).toBe(`port ${port} is taken: choose another one with PORT=…`)
  })

  it('checkPort accepts a free port', async () => {
    expect(await checkPort(0)).toBeUndefined()
  })
})

it('freePort returns a port that is free', async () => {
  const port = await freePort()
  expect(port).toBeGreaterThan(0)
  expect(await checkPort(port)).toBeUndefined()
})
