/**
 * The web worker of the index advisor. Its engine, and the class of its errors, are those of the worker of lib/sql, which
 * this script imports in the browser.
 */
import { failedReply, openOnce } from '../../sql/browser/worker'
import type { Engine } from '../../sql/index'
import { AdvisorSession } from '../session'
import type { AdvisorReply, AdvisorRequest } from './protocol'

const MAX_INDEXES = 5
const MAX_RANKED = 20

/** The minimum time between two messages about statements that have ended, in milliseconds. */
const INTERVAL = 1000

const reply = (message: AdvisorReply) => postMessage(message)
let reported = 0

/** Opens the engine, which from then on tells the page when statements end. */
async function openReporting(): Promise<Engine> {
  const engine = await openOnce()
  const run = (sql: string) =>
    engine.run(sql).finally(() => {
      if (Date.now() - reported < INTERVAL) return
      reported = Date.now()
      reply({ type: 'working' })
    })
  return { ...engine, run }
}

const session = new AdvisorSession(openReporting)

addEventListener('message', ({ data }: MessageEvent<AdvisorRequest>) => {
  const onProgress = (done: number, of: number) => reply({ type: 'costing', done, of })
  session
    .run(data.input, { factor: data.factor, maxIndexes: MAX_INDEXES, maxRanked: MAX_RANKED, onProgress })
    .then((result) => reply({ type: 'advised', result }))
    .catch((error: unknown) => reply(failedReply(error)))
})
