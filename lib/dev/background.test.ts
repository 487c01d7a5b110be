import { EventEmitter } from 'node:events'
import { expect, it, vi } from 'vitest'

/** A child process, which fails to send once it has ended, as Node’s do. */
class FakeChild extends EventEmitter {
  connected = true
  readonly requests: object[] = []

  send(request: object): void {
    if (!this.connected) this.emit('error', new Error('Channel closed'))
    else this.requests.push(request)
  }

  kill(): void {
    this.connected = false
    this.emit('exit', null, 'SIGKILL')
  }
}

const children: FakeChild[] = []
vi.mock('node:child_process', () => ({
  fork: () => {
    children.push(new FakeChild())
    return children.at(-1)
  },
}))

it('a check process that was killed does not end the development server, and the next check starts another', async () => {
  const { startBackground } = await import('./background')
  const background = startBackground('content', () => undefined)
  background.check(['en/docs/a.mdx'])
  children[0]?.kill()
  background.cancel()
  background.check(['en/docs/b.mdx'])
  expect(children.map(({ requests }) => requests.length)).toEqual([1, 1])
  expect(children[1]?.requests[0]).toMatchObject({ changed: ['en/docs/b.mdx'] })
})
