import { existsSync } from 'node:fs'
import { commandLine } from '../lib/command-line'
import { outDir } from '../lib/export/out-dir'
import { serveFolder } from '../lib/export/serve'
import { site } from '../lib/site'

/** `npm run serve`: the finished `out/` as a CDN would serve it. */
commandLine({})
const folder = outDir()
const wanted = Number(process.env.PORT ?? 3000)

if (!existsSync(folder)) {
  console.error(`there is no ${folder}/ yet: run \`npm run build\` first`)
  process.exit(1)
}
try {
  const { port } = await serveFolder(folder, wanted)
  console.log(`serving ${folder}/ at http://localhost:${port}${site.basePath}/`)
} catch (error) {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  console.error(taken ? `port ${wanted} is taken: choose another one with PORT=…` : error)
  process.exitCode = 1
}
