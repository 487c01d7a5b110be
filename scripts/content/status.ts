import { commandLine, exitOnError, flag } from '../../lib/node/command-line'
import { contentDir } from '../../lib/config/content-folder'
import { requireValidSettings } from '../../lib/config/settings-check'

/** `npm run content:status [-- --json]`: prints which pages are translated, missing, or translated from an older version. */
const { values } = commandLine({ json: flag })
exitOnError(requireValidSettings)

const { readPages } = await import('../../lib/content-lint/check-content')
const { translationsIn } = await import('../../lib/content-files/translations')
const { countStates, translationStatusJson } = await import('../../lib/content-model/translation-status')
const { readContentSettings } = await import('../../lib/content-files/project/settings')
const files = readPages(contentDir).pages.map(({ file }) => file)
const status = translationsIn(files, readContentSettings(contentDir, []))
const labels = { outdated: 'older version', missing: 'missing', translated: 'translated' } as const

if (values.json) process.stdout.write(translationStatusJson(status))
else {
  for (const { status: state, translation } of status) console.log(`${labels[state].padEnd(15)}${translation}`)
  const { outdated, missing, translated } = countStates(status)
  console.log(`\n${translated} translated, ${missing} missing, ${outdated} translated from an older version`)
}
