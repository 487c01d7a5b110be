import { existsSync } from 'node:fs'
import { commandLine, flag, refuse } from '../lib/command-line'
import { readRelease } from '../lib/export/release'
import { diffText, releaseDiff } from '../lib/export/release-diff'

/**
 * `npm run release:diff -- OLD NEW [--json]`: what changed between two finished builds. Exit 2: there is no such build.
 */
const { values, positionals } = commandLine({ json: flag }, 2)
const [before, after] = positionals

if (before === undefined || after === undefined) refuse('usage: npm run release:diff -- OLD NEW [--json]')
const missing = [before, after].filter((folder) => !existsSync(folder))
if (missing.length > 0) refuse(`there is no folder ${missing.join(' and no folder ')}`)
const diff = releaseDiff(readRelease(before), readRelease(after))
console.log(values.json ? JSON.stringify(diff) : diffText(diff))
