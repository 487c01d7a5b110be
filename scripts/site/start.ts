import { spawnSync } from 'node:child_process'
import { commandLine, exitOnError, exitWithError } from '../../lib/node/command-line'
import { readPort, checkPort } from '../../lib/node/port'
import { scriptArgs } from '../../lib/node/script-args'

/** `npm start`: builds the site and serves it. An unusable port is reported before the build. */
commandLine({})
const portError = await checkPort(exitOnError(readPort))
if (portError !== undefined) exitWithError(portError)
for (const script of ['build', 'serve']) {
  const { status } = spawnSync(process.execPath, scriptArgs(`scripts/site/${script}.ts`), { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
