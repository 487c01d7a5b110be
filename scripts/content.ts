import { contentStep } from '../lib/content/step'
import { formatProblem, sortProblems } from '../lib/content/problem'

/** `npm run content [-- --strict]`: checks the content and prepares it for the export. */
const strict = process.argv.includes('--strict')
try {
  const { pages, warnings } = await contentStep()
  for (const warning of sortProblems(warnings)) console.warn(`warning ${formatProblem(warning)}`)
  console.log(`content: ${pages} files`)
  if (strict && warnings.length > 0) process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error && error.name === 'ContentError' ? error.message : error)
  process.exitCode = 1
}
