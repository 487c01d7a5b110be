import { existsSync } from 'node:fs'
import { serveFolder } from '../lib/export/serve'
import { site } from '../lib/site'

/** `npm run serve`: the finished `out/` as a CDN would serve it. */
const outDir = process.env.OUT_DIR ?? 'out'
const port = Number(process.env.PORT ?? 3000)
if (!existsSync(outDir)) {
  console.error(`there is no ${outDir}/ yet: run \`npm run build\` first`)
  process.exit(1)
}
const server = await serveFolder(outDir, port)
console.log(`serving ${outDir}/ at http://localhost:${server.port}${site.basePath}/`)
