import { writeFileSync } from 'node:fs'
import { commandLine, exitOnError } from '../../lib/node/command-line'
import { contentDir } from '../../lib/config/content-folder'
import { requireValidSettings } from '../../lib/config/settings-check'

/** `npm run content:publish`: lists all pages and sections in `published.txt`; `check:content` reports missing ones. */
commandLine({})
exitOnError(requireValidSettings)

const { findAll } = await import('../../lib/content-lint/find-all')
const { pageSections } = await import('../../lib/content-lint/check-folder-redirects')
const { formatPublished, publishedFile } = await import('../../lib/content-files/published-file')
const { outlines } = await findAll(contentDir)
const pages = new Map([...pageSections(outlines)].map(([page, ids]) => [page, ids ?? []]))
writeFileSync(publishedFile(contentDir), formatPublished(pages))
console.log(`${publishedFile(contentDir)}: ${pages.size} pages`)
