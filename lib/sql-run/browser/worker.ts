/**
 * The web worker that runs SQL for the workbench. Its engine, and the class of its errors, are those of the worker of
 * lib/sql, which this script imports in the browser.
 */
import { failedReply, openOnce } from '../../sql/browser/worker'
import { runScript } from '../run-script'
import type { RunReply, RunRequest } from './protocol'

const reply = (message: RunReply) => postMessage(message)

addEventListener('message', ({ data }: MessageEvent<RunRequest>) => {
  run(data).catch((error: unknown) => reply(failedReply(error)))
})

async function run({ schema, sql }: RunRequest): Promise<void> {
  const engine = await openOnce()
  const onStatement = (number: number, of: number) => reply({ type: 'running', number, of })
  reply({ type: 'ran', result: await runScript(engine, { schema, sql }, onStatement) })
}
