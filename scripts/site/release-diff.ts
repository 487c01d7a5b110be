import { commandLine, flag, exitOnError, exitWithError } from '../../lib/node/command-line'
import { builtSite } from '../../lib/build/out-dir'
import { readRelease } from '../../lib/verify/release'
import { diffText, releaseDiff } from '../../lib/verify/release-diff'

/**
 * `npm run release:diff -- OLD NEW [--json]`: lists the changes between two builds. Exit code 2 if a build does not
 * exist.
 */
const { values, positionals } = commandLine({ json: flag }, 2)
const [before, after] = positionals

if (before === undefined || after === undefined) exitWithError('usage: npm run release:diff -- OLD NEW [--json]')
const [old, current] = exitOnError(() => [builtSite(before), builtSite(after)] as const)
const diff = releaseDiff(readRelease(old), readRelease(current))
console.log(values.json ? JSON.stringify(diff) : diffText(diff))
