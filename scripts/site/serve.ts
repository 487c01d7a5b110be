import { commandLine, exitOnError, exitWithError } from '../../lib/node/command-line'
import { builtSite } from '../../lib/build/out-dir'
import { serveFolder } from '../../lib/hosting/serve'
import { readPort, checkPort } from '../../lib/node/port'
import { basePath } from '../../lib/config/base-path'

/** `npm run serve [-- FOLDER]`: serves `out/`, or another built site, as a CDN would. */
const { positionals } = commandLine({}, 1)
const folder = exitOnError(() => builtSite(positionals[0]))
const wanted = exitOnError(readPort)
const portError = await checkPort(wanted)
if (portError !== undefined) exitWithError(portError)
const { port } = await serveFolder(folder, wanted)
console.log(`serving ${folder}/ at http://localhost:${port}${basePath}/`)
