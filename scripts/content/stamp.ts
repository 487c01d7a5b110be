import { commandLine, flag, exitOnError, exitWithError } from '../../lib/node/command-line'
import { createPathFilter, findUnknownPath } from '../../lib/content-files/path-filter'
import { contentDir } from '../../lib/config/content-folder'
import { requireValidSettings } from '../../lib/config/settings-check'

/** `npm run content:stamp -- FILE… | --all`: marks translations as up to date. */
const { values, positionals } = commandLine({ all: flag }, Infinity)
if (values.all === positionals.length > 0) exitWithError('usage: npm run content:stamp -- FILE… | --all')
exitOnError(requireValidSettings)
const unknownPath = findUnknownPath(positionals, contentDir)
if (unknownPath !== undefined) exitWithError(unknownPath)

const { checkContent } = await import('../../lib/content-lint/check-content')
const { stampTranslations } = await import('../../lib/content-files/stamp')
const { files } = await checkContent(contentDir)
const stamped = stampTranslations(files, contentDir, values.all ? () => true : createPathFilter(positionals))
for (const file of stamped) console.log(`stamped ${file}`)
if (stamped.length === 0) console.log('nothing to stamp: the files are up to date, or are not pages with a translation')
