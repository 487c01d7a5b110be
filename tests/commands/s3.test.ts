import { execFileSync } from 'node:child_process'
import { chmodSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { tempFolder } from '@/lib/content-files/test-fixtures'

/** Runs `deploy/s3.sh` with an AWS client that only prints its arguments; returns the commands. */
function uploadCommands(): string[] {
  const bin = tempFolder({ aws: '#!/bin/sh\necho "$*"\n' })
  chmodSync(path.join(bin, 'aws'), 0o755)
  const env = { ...process.env, PATH: `${bin}:${process.env.PATH}` }
  return execFileSync('deploy/s3.sh', ['bucket', 'distribution'], { env, encoding: 'utf8' }).trim().split('\n')
}

it('s3.sh uploads each file without a hash, also one that is older than its copy in the bucket', () => {
  const commands = uploadCommands().filter((command) => command.includes('--exclude docs/_next/static/*'))
  const [upload, deletion] = commands
  expect(commands).toHaveLength(2)
  // unlike `sync`, which takes an older file of the same size for unchanged
  expect(upload).toMatch(/^s3 cp out s3:\/\/bucket --recursive .*--cache-control no-cache$/)
  expect(deletion).toMatch(/^s3 sync out s3:\/\/bucket .*--delete --size-only$/)
})
