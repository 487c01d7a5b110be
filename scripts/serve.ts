import { existsSync } from 'node:fs'
import { commandLine, orRefuse, refuse } from '../lib/command-line'
import { outDir } from '../lib/export/out-dir'
import { serveFolder } from '../lib/export/serve'
import { namedPort, portMistake } from '../lib/port'
import { site } from '../lib/site'

/** `npm run serve`: the finished `out/` as a CDN would serve it. */
commandLine({})
const folder = outDir()
const wanted = orRefuse(namedPort)

if (!existsSync(folder)) refuse(`there is no ${folder}/ yet: run \`npm run build\` first`)
const mistake = await portMistake(wanted)
if (mistake !== undefined) refuse(mistake)
const { port } = await serveFolder(folder, wanted)
console.log(`serving ${folder}/ at http://localhost:${port}${site.basePath}/`)
