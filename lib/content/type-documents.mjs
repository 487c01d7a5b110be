import * as core from 'contentlayer2/core'
import { pipe, T } from '@contentlayer2/utils/effect'

/**
 * Entry of a process: what `contentlayer2 build` does, without a record of every step. That record grows with the
 * number of files for each of them: 10,000 were not done after four minutes of processor time, and are in less than one now.
 */
const typing = pipe(
  core.getConfig({}),
  T.chain((config) => core.generateDotpkg({ config, verbose: false })),
  T.tap(core.logGenerateInfo),
)

await core.runMain({ tracingServiceName: 'contentlayer', verbose: false })(T.untraced(typing))
