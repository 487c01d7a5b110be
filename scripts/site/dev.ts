import { spawn } from 'node:child_process'
import path from 'node:path'
import { commandLine, exitOnError, exitWithError } from '../../lib/node/command-line'
import { contentDir } from '../../lib/config/content-folder'
import { startEventServer } from '../../lib/dev/events'
import { removeStaleSnapshot } from '../../lib/dev/snapshot-key'
import { failureMessage, fileFailure } from '../../lib/node/file-failure'
import { tryLock } from '../../lib/node/process-lock'
import { removeUnused } from '../../lib/node/remove-unused'
import { readPort, checkPort } from '../../lib/node/port'
import { parentVariable } from '../../lib/site-data/wait-for-content'
import { basePath } from '../../lib/config/base-path'

/**
 * `npm run dev`: serves the site at its public URLs. Next starts while the content is read; it watches the code, and
 * `lib/dev` watches the content.
 */
commandLine({})
const port = exitOnError(readPort)
const portError = await checkPort(port)
if (portError !== undefined) exitWithError(portError)
const other = exitOnError(() => tryLock(path.join('.cache', 'dev', 'lock'), 'npm run dev'))
if (other) exitWithError(`a development server (process ${other.pid}) is running in this folder already: stop it first`)

const events = await startEventServer()
// Node would read the source map of each of Next's modules; Next maps errors of the site's code without that
const args = ['dev', '--disable-source-maps', '--port', String(port)]
const next = spawn(path.join('node_modules', '.bin', 'next'), args, {
  stdio: 'inherit',
  env: {
    ...process.env,
    NEXT_TELEMETRY_DISABLED: '1',
    DEV_EVENTS_PORT: String(events.port),
    [parentVariable]: String(process.pid),
  },
})
next.on('close', (code) => process.exit(code ?? 0))
// it would remain at the port
process.on('exit', () => next.kill())
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => next.kill(signal))
// the rest runs while Next starts
removeStaleSnapshot(contentDir)
const { requireValidSettings } = await import('../../lib/config/settings-check')
exitOnError(requireValidSettings)
console.log(`development site: http://localhost:${port}${basePath}/`)

const { ContentServer } = await import('../../lib/dev/server')
await new ContentServer(contentDir, events).start().catch((error: unknown) => {
  if (!fileFailure(error)) throw error
  exitWithError(failureMessage(error))
})
removeUnused()
