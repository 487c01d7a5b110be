import { commandLine, orRefuse, refuse } from '../../lib/node/command-line'
import { builtSite } from '../../lib/build/out-dir'
import { serveFolder } from '../../lib/hosting/serve'
import { namedPort, portMistake } from '../../lib/node/port'
import { site } from '../../lib/config/site'

/** `npm run serve [-- FOLDER]`: serves `out/`, or another built site, as a CDN would. */
const { positionals } = commandLine({}, 1)
const folder = orRefuse(() => builtSite(positionals[0]))
const wanted = orRefuse(namedPort)
const mistake = await portMistake(wanted)
if (mistake !== undefined) refuse(mistake)
const { port } = await serveFolder(folder, wanted)
console.log(`serving ${folder}/ at http://localhost:${port}${site.basePath}/`)
