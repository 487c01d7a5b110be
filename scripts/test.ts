import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { commandLine, flag } from '../lib/command-line'

/**
 * `npm test [-- --quick]`: everything that must hold before a change lands. Every step runs, so that one run shows all
 * there is to fix; the closing line has the test runner's own counts. `--quick`: only what needs neither a build nor a
 * browser, the unit tests left out too.
 */
const { values } = commandLine({ quick: flag })
const results = path.join('.cache', 'test-results.json')
type Step = [name: string, command: string, ...args: string[]]
const quick: Step[] = [
  ['content', 'tsx', 'scripts/content.ts'],
  ['check:content', 'tsx', 'scripts/check-content.ts', '--strict'],
  ['sql', 'tsx', 'scripts/sql-check.ts'],
  ['types', 'tsc', '--noEmit'],
  ['lint', 'eslint', '.'],
  ['format', 'prettier', '--check', '--log-level', 'warn', '.'],
]
const slow: Step[] = [
  ['tests', 'vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${results}`],
  // of the site that the tests have built
  ['check:export', 'tsx', 'scripts/check-export.ts', '--strict'],
]

mkdirSync('.cache', { recursive: true })
rmSync(results, { force: true })
const failed = [...quick, ...(values.quick ? [] : slow)].filter(([name, command, ...args]) => {
  console.log(`\n— ${name}`)
  return spawnSync(path.join('node_modules', '.bin', command), args, { stdio: 'inherit' }).status !== 0
})

if (failed.length > 0) console.log(`\nfailed: ${failed.map(([name]) => name).join(', ')}`)
const counts = readCounts()
if (!values.quick) console.log(`tests: ${counts.passed} passed, ${counts.failed} failed`)
process.exitCode = failed.length === 0 && (values.quick || counts.passed > 0) ? 0 : 1

function readCounts(): { passed: number; failed: number } {
  try {
    const report = JSON.parse(readFileSync(results, 'utf8')) as { numPassedTests: number; numFailedTests: number }
    return { passed: report.numPassedTests, failed: report.numFailedTests }
  } catch {
    return { passed: 0, failed: 0 }
  }
}
