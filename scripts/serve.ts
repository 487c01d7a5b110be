import { commandLine, orRefuse, refuse } from '../lib/command-line'
import { finishedSite } from '../lib/export/out-dir'
import { serveFolder } from '../lib/export/serve'
import { namedPort, portMistake } from '../lib/port'
import { site } from '../lib/site'

/** `npm run serve [-- FOLDER]`: the finished `out/`, or another finished site, as a CDN would serve it. */
const { positionals } = commandLine({}, 1)
const folder = orRefuse(() => finishedSite(positionals[0]))
const wanted = orRefuse(namedPort)
const mistake = await portMistake(wanted)
if (mistake !== undefined) refuse(mistake)
const { port } = await serveFolder(folder, wanted)
console.log(`serving ${folder}/ at http://localhost:${port}${site.basePath}/`)
