import { parseArgs } from 'node:util'
import { checkContent } from '../lib/content/check'
import { chosenBy, strangeName } from '../lib/content/chosen'
import { stampTranslations } from '../lib/content/stamp'
import { contentDir } from '../lib/content/folder'

/** `npm run content:stamp -- FILE… | --all`: says that translations are those of their originals as they are now. */
const usage = 'usage: npm run content:stamp -- FILE… | --all'
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false } },
})
const strange = strangeName(positionals, contentDir)

if (values.all === positionals.length > 0) {
  console.error(usage)
  process.exitCode = 2
} else if (strange !== undefined) {
  console.error(strange)
  process.exitCode = 1
} else {
  const { files } = await checkContent(contentDir)
  const stamped = stampTranslations(files, contentDir, values.all ? () => true : chosenBy(positionals))
  for (const file of stamped) console.log(`stamped ${file}`)
  if (stamped.length === 0) console.log('nothing to stamp: these files are stamped, or are no pages with a translation')
}
