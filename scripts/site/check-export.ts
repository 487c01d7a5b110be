import { commandLine, flag, exitOnError, exitWithError } from '../../lib/node/command-line'
import { contentDir } from '../../lib/config/content-folder'
import { requireValidSettings } from '../../lib/config/settings-check'
import { builtSite, isPreview } from '../../lib/build/out-dir'
import { printDiagnostics } from '../../lib/diagnostics/print'
import { exportRules } from '../../lib/diagnostics/export-rules'
import { rulesTable } from '../../lib/diagnostics/rules'
import { basePath } from '../../lib/config/base-path'
import { site } from '../../lib/config/site'

/**
 * `npm run check:export [-- FOLDER --strict --json --list]`: checks a built site, or lists the rules. Exit code 1 on
 * errors, with `--strict` also on warnings; 2 for invalid arguments.
 */
const { values, positionals } = commandLine({ strict: flag, json: flag, list: flag }, 1)

if (values.list) console.log(rulesTable(exportRules))
else await check(exitOnError(() => builtSite(positionals[0])))

async function check(folder: string): Promise<void> {
  exitOnError(requireValidSettings)
  if (isPreview(folder)) exitWithError(`${folder}/ is a preview with drafts, which must not be released`)
  const { checkContent } = await import('../../lib/content-lint/check-content')
  const { checkExport } = await import('../../lib/verify/check')
  const { draftPages } = await import('../../lib/verify/rules/drafts')
  const start = performance.now()
  const drafts = draftPages((await checkContent(contentDir)).files, site.buildDate)
  const { diagnostics, files, pages } = await checkExport({
    outDir: folder,
    origin: site.url,
    basePath,
    drafts,
  })
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  printDiagnostics(diagnostics, {
    ...values,
    summary: { files, pages },
    line: `check:export: ${pages} pages, ${files} files, ${seconds} s`,
  })
}
