import { contentStep } from '../lib/content/step'
import { printWarnings } from '../lib/content/problem'

/** `npm run content [-- --strict]`: checks the content and prepares it for the export. */
const strict = process.argv.includes('--strict')
try {
  const { pages, warnings } = await contentStep()
  printWarnings(warnings)
  console.log(`content: ${pages} files`)
  if (strict && warnings.length > 0) process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error && error.name === 'ContentError' ? error.message : error)
  process.exitCode = 1
}
