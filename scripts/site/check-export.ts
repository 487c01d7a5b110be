import { commandLine, flag, exitOnError } from '../../lib/node/command-line'
import { contentDir } from '../../lib/config/content-folder'
import { builtSite } from '../../lib/build/out-dir'
import { site } from '../../lib/config/site'

/**
 * `npm run check:export [-- FOLDER --strict --json]`: checks a built site. Findings are warnings; with `--strict` the
 * exit code is 1 if there are any. It is 2 for invalid arguments.
 */
const { values, positionals } = commandLine({ strict: flag, json: flag }, 1)
const folder = exitOnError(() => builtSite(positionals[0]))

await check()

async function check(): Promise<void> {
  const { checkContent } = await import('../../lib/content-lint/check-content')
  const { checkExport } = await import('../../lib/verify/check')
  const { draftPages } = await import('../../lib/verify/rules/drafts')
  const { formatFinding } = await import('../../lib/verify/finding')
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
