import { readFileSync } from 'node:fs'
import path from 'node:path'
import { tempFolder } from '../content-files/test-fixtures'
import type { RunConfig } from './evaluate'
import { migrate } from './migrate'
import type { Note } from './plan'
import { runConfig } from './run-config.cjs'

/** Runs a configuration in this process, because starting another one takes longer than most tests. */
export const runHere: RunConfig = async (code, file, variables) => {
  const { env } = process
  process.env = variables
  return runConfig(code, file).finally(() => (process.env = env))
}

/** Migrates a site with these files; returns the files of the content folder, and what the report says is changed and left to do. */
export async function migrated(files: Record<string, string>, versions?: readonly string[]) {
  const from = tempFolder(files)
  const to = path.join(tempFolder({}), 'content')
  const migration = await migrate(from, to, { runConfig: runHere, versions })
  const { plan } = migration
  const textOf = ({ file, message }: Note) => `${path.relative(from, file)}: ${message}`
  return {
    files: [...plan.files.keys()].sort(),
    open: plan.open.map(textOf),
    changed: plan.changed.map(textOf),
    read: (file: string) => readFileSync(path.join(to, file), 'utf8'),
  }
}
