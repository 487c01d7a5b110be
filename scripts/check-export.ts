import { commandLine, flag, orRefuse } from '../lib/command-line'
import { contentDir } from '../lib/content/folder'
import { finishedSite } from '../lib/export/out-dir'
import { site } from '../lib/site'

/**
 * `npm run check:export [-- FOLDER --strict --json]`: everything that can be said against a finished site. Findings are
 * warnings; with `--strict` they make the exit code 1. It is 2 when the command itself is wrong.
 */
const { values, positionals } = commandLine({ strict: flag, json: flag }, 1)
const folder = orRefuse(() => finishedSite(positionals[0]))

await check()

async function check(): Promise<void> {
  const { checkContent } = await import('../lib/content/check')
  const { checkExport } = await import('../lib/export/check/check')
  const { draftPages } = await import('../lib/export/check/drafts')
  const { formatFinding } = await import('../lib/export/check/finding')
  const start = performance.now()
  const drafts = draftPages((await checkContent(contentDir)).files, site.buildDate)
  const { findings, files, pages } = await checkExport({
    outDir: folder,
    origin: site.url,
    basePath: site.basePath,
    drafts,
  })
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  if (values.json) console.log(JSON.stringify({ findings, files, pages }, null, 2))
  else {
    if (findings.length > 0) console.error(findings.map(formatFinding).join('\n'))
    console.log(`check:export: ${pages} pages, ${files} files, ${findings.length} findings, ${seconds} s`)
  }
  process.exitCode = values.strict && findings.length > 0 ? 1 : 0
}
