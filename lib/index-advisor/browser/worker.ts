/**
 * The web worker of the index advisor. Its engine, and the class of its errors, are those of the worker of lib/sql, which
 * this script imports in the browser.
 */
import { openOnce } from '../../sql/browser/worker'
import { errorMessage } from '../../text/error-message'
import { AdvisorSession } from '../session'
import type { AdvisorReply, AdvisorRequest } from './protocol'

const MAX_INDEXES = 5
const MAX_RANKED = 20

const session = new AdvisorSession(openOnce)
const reply = (message: AdvisorReply) => postMessage(message)

addEventListener('message', ({ data }: MessageEvent<AdvisorRequest>) => {
  const onProgress = (done: number, of: number) => reply({ type: 'costing', done, of })
  session
    .run(data.input, { factor: data.factor, maxIndexes: MAX_INDEXES, maxRanked: MAX_RANKED, onProgress })
    .then((result) => reply({ type: 'advised', result }))
    .catch((error: unknown) => reply({ type: 'failed', message: errorMessage(error) }))
})
