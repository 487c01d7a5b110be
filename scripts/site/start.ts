import { spawnSync } from 'node:child_process'
import { commandLine, orRefuse, refuse } from '../../lib/node/command-line'
import { namedPort, portMistake } from '../../lib/node/port'

/** `npm start`: builds the site and serves it. An unusable port is reported before the build. */
commandLine({})
const mistake = await portMistake(orRefuse(namedPort))
if (mistake !== undefined) refuse(mistake)
for (const script of ['build', 'serve']) {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', `scripts/${script}.ts`], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
