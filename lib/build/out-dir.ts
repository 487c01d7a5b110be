import { accessSync, constants, existsSync, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import { withBase } from '../config/routes'

/**
 * The folder that `OUT_DIR` names, or that a link of this name leads to, without a slash at its end: folders beside it are
 * named after it.
 */
export function outDir(named = process.env.OUT_DIR): string {
  const folder = path.normalize(named || 'out').replace(/(?<=.)[/\\]$/, '')
  const isLink = lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink() ?? false
  return isLink && existsSync(folder) ? path.relative(process.cwd(), realpathSync(folder)) : folder
}

/** The framework's files, which are in every build. */
const frameworkFolder = withBase('/_next').slice(1)

/** The folder of a finished site, that of `OUT_DIR` unless another is named; one that is none throws a sentence. */
export function finishedSite(named?: string): string {
  const folder = outDir(named)
  if (!existsSync(folder)) throw new Error(`there is no ${folder}/: run \`npm run build\` first`)
  if (!holdsFramework(folder)) throw new Error(`“${folder}” is no finished site: it has no ${frameworkFolder}/`)
  return folder
}

function holdsFramework(folder: string): boolean {
  return existsSync(path.join(folder, frameworkFolder))
}

/** What a build lays at the root of its folder; `npm run precompress` adds the packed forms. */
const atRoot =
  /^(?:(?:index\.html|404\.html|robots\.txt|favicon\.ico|_headers|_redirects)(?:\.br|\.gz)?|\.nojekyll|\.DS_Store)$/

/**
 * Why a build must not go to a folder: the one there, the one it is made in and the one it leaves are all deleted, so
 * each has to be empty or a former build.
 */
export function outDirMistake(folder: string): string | undefined {
  if (isAround(folder, process.cwd()))
    return `OUT_DIR is “${folder}”, which holds the project: name a folder of its own`
  const unfit = unfitPlace(folder)
  if (unfit !== undefined) return `OUT_DIR is “${folder}”: ${unfit}`
  for (const deleted of [folder, `${folder}.next`, `${folder}.old`]) {
    const foreign = foreignEntry(deleted)
    if (foreign !== undefined)
      return `a build would delete “${foreign}”, which no build has made: remove it, or name another folder by OUT_DIR`
  }
  return undefined
}

/** Why a build could not put a folder in this place: it writes beside it, and renames it at the end. */
function unfitPlace(folder: string): string | undefined {
  const parent = path.dirname(path.resolve(folder))
  const above = nearestExisting(parent)
  if (!statSync(above).isDirectory()) return `“${above}” is a file`
  if (!isWritable(above)) return `the folder “${above}” cannot be written to`
  const stats = lstatSync(folder, { throwIfNoEntry: false })
  if (stats?.isSymbolicLink()) return 'it is a link that leads nowhere'
  if (stats?.isDirectory() && stats.dev !== statSync(parent).dev)
    return 'it is a mount point, which cannot be replaced: name a folder below it'
  return undefined
}

/** The path itself, or the nearest part of it that exists. */
function nearestExisting(place: string): string {
  try {
    lstatSync(place)
    return place
  } catch {
    return nearestExisting(path.dirname(place))
  }
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

function isAround(folder: string, inner: string): boolean {
  return !/^\.\.(?:[/\\]|$)/.test(path.relative(folder, inner))
}

/** Something in the place of a build that is none of a build. */
function foreignEntry(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined
  if (!statSync(folder).isDirectory()) return folder
  const entries = readdirSync(folder)
  const [base = ''] = withBase('').split('/').filter(Boolean)
  const foreign = entries.find((name) => name !== base && !atRoot.test(name))
  if (foreign !== undefined) return path.join(folder, foreign)
  return entries.length === 0 || holdsFramework(folder) ? undefined : folder
}
