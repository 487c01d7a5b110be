import { existsSync } from 'node:fs'
import { readRelease } from '../lib/export/release'
import { diffText, releaseDiff } from '../lib/export/release-diff'

/**
 * `npm run release:diff -- OLD NEW [--json]`: what changed between two finished builds. Exit 2: there is no such build.
 */
const json = process.argv.includes('--json')
const [before, after] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))

if (before === undefined || after === undefined) fail('usage: npm run release:diff -- OLD NEW [--json]')
else {
  const missing = [before, after].filter((folder) => !existsSync(folder))
  if (missing.length > 0) fail(`there is no folder ${missing.join(' and no folder ')}`)
  else {
    const diff = releaseDiff(readRelease(before), readRelease(after))
    console.log(json ? JSON.stringify(diff) : diffText(diff))
  }
}

function fail(reason: string): void {
  console.error(reason)
  process.exitCode = 2
}
