import { commandLine } from '../../lib/node/command-line'
import { lockCaches } from '../../lib/build/build-lock'

/** `npm run content:prepare`: checks the content and prepares it for the export. */
commandLine({})
await lockCaches('npm run content:prepare')
const { DiagnosticsError, printWarnings } = await import('../../lib/diagnostics/diagnostic')
const { contentStep } = await import('../../lib/build/content-step')
try {
  const { pages, warnings } = await contentStep()
  printWarnings(warnings)
  console.log(`content: ${pages} files`)
} catch (error) {
  console.error(error instanceof DiagnosticsError ? error.message : error)
  // aborts the tasks that are still running in parallel
  process.exit(1)
}
