import { commandLine } from '../lib/command-line'

/** `npm run content`: checks the content and prepares it for the export. */
commandLine({})
const { ContentError, printWarnings } = await import('../lib/content/finding')
const { contentStep } = await import('../lib/content/step')
try {
  const { pages, warnings } = await contentStep()
  printWarnings(warnings)
  console.log(`content: ${pages} files`)
} catch (error) {
  console.error(error instanceof ContentError ? error.message : error)
  // what is under way beside the step that failed is in vain
  process.exit(1)
}
