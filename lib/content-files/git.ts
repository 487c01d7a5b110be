import { execFileSync } from 'node:child_process'
import path from 'node:path'
import type { LastUpdate } from '../content-model/types'

/** The first character of a commit line in the log, which no file name contains. */
const MARK = '\u0001'

/**
 * Returns the last commit of each file below a folder: its commit date (ISO 8601, UTC) and its author. Paths are
 * relative to the folder. Empty without usable history: no git, no repository around the folder, or a shallow clone,
 * whose oldest commit appears to have created every file.
 */
export function lastCommits(folder: string): Map<string, LastUpdate> {
  try {
    if (git(folder, 'rev-parse', '--is-shallow-repository').trim() !== 'false') return new Map()
    return parseLog(
      git(
        folder,
        // otherwise the user's configuration could hide the first commit
        ...['-c', 'log.showRoot=true'],
        ...['log', '-z', `--format=${MARK}%ct%x09%aN`, '--name-only', '--no-renames', '--relative', '--', '.'],
      ),
    )
  } catch {
    return new Map()
  }
}

/** Returns the date of the first commit of a file in ISO 8601, UTC; undefined without one. */
export function firstCommitDate(file: string): string | undefined {
  try {
    const log = git(path.dirname(file), 'log', '--follow', '--format=%ct', '--', path.basename(file))
    const seconds = log.trim().split('\n').at(-1) ?? ''
    return seconds === '' ? undefined : new Date(Number(seconds) * 1000).toISOString()
  } catch {
    return undefined
  }
}

/** Returns an error if git has no complete history of the files below a folder. */
export function missingHistory(folder: string): string | undefined {
  try {
    const isShallow = git(folder, 'rev-parse', '--is-shallow-repository').trim() !== 'false'
    return isShallow
      ? 'the repository is a shallow clone: fetch its whole history (`git fetch --unshallow`)'
      : undefined
  } catch {
    return `git knows no history of ${folder}/`
  }
}

/**
 * Returns the renames of files below a folder in its history and in the working tree, oldest first, with paths relative
 * to the folder; empty without git.
 */
export function fileRenames(folder: string): (readonly [from: string, to: string])[] {
  const options = ['--diff-filter=R', '--find-renames', '--name-status', '--relative', '-z']
  try {
    const past = git(folder, 'log', '--format=', ...options, '--', '.')
    return [...parseRenames(past).reverse(), ...parseRenames(git(folder, 'diff', 'HEAD', ...options, '--', '.'))]
  } catch {
    return []
  }
}

/** Parses `R100 NUL from NUL to NUL …`. */
function parseRenames(log: string): (readonly [from: string, to: string])[] {
  return [...log.matchAll(/R\d+\0([^\0]+)\0([^\0]+)\0/g)].map(([, from = '', to = '']) => [from, to])
}

/**
 * Parses a git log, newest commit first: `MARK seconds TAB author`, followed by the files of the commit, all separated
 * by NUL. Returns the newest commit of each file.
 */
export function parseLog(log: string): Map<string, LastUpdate> {
  const updates = new Map<string, LastUpdate>()
  let commit: LastUpdate | undefined
  for (const part of log.split('\0')) {
    if (part.startsWith(MARK)) {
      const [seconds = '', author = ''] = part.slice(MARK.length).split('\t')
      commit = { date: new Date(Number(seconds) * 1000).toISOString(), ...(author !== '' && { author }) }
      continue
    }
    const file = part.replace(/^\n/, '')
    if (file !== '' && commit && !updates.has(file)) updates.set(file, commit)
  }
  return updates
}

function git(folder: string, ...args: string[]): string {
  return execFileSync('git', ['-C', folder, ...args], {
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
}
