import {
  accessSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs'
import path from 'node:path'
import { withBase } from '../config/base-path'
import { publicHref } from '../config/routes'
import { locales } from '../i18n/locales'

/**
 * Returns the path of the `OUT_DIR` folder, with a symbolic link resolved and without a trailing slash, because the
 * names of temporary folders are derived from it.
 */
export function outDir(named = process.env.OUT_DIR): string {
  const folder = path.normalize(named || 'out').replace(/(?<=.)[/\\]$/, '')
  const isLink = lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink() ?? false
  return isLink && existsSync(folder) ? path.relative(process.cwd(), realpathSync(folder)) : folder
}

/** The folder of the framework's files, which every build contains. */
const frameworkFolder = withBase('/_next').slice(1)

/**
 * Creates the empty folder of a site, with that of the framework, so that a build that is killed leaves a build output,
 * and with those of the languages.
 */
export function createSiteFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(path.join(folder, frameworkFolder), { recursive: true })
  for (const locale of locales) mkdirSync(path.join(folder, publicHref(locale, '')), { recursive: true })
}

/** Returns the folder of a built site, by default `OUT_DIR`. Throws if it does not contain a build output. */
export function builtSite(named?: string): string {
  const folder = outDir(named)
  if (!existsSync(folder)) throw new Error(`there is no ${folder}/: run \`npm run build\` first`)
  if (!isBuildOutput(folder)) throw new Error(`“${folder}” is not a build output: it has no ${frameworkFolder}/`)
  return folder
}

/** Whether a built site is a preview with drafts, in which even the home page is hidden from search engines. */
export function isPreview(folder: string): boolean {
  const home = path.join(folder, withBase('/index.html'))
  return existsSync(home) && /<meta name="robots" content="noindex/.test(readFileSync(home, 'utf8'))
}

function isBuildOutput(folder: string): boolean {
  return existsSync(path.join(folder, frameworkFolder))
}

/** Matches the files at the root of a build output, including the compressed files of `npm run precompress`. */
const atRoot =
  /^(?:(?:index\.html|404\.html|robots\.txt|favicon\.ico|_headers|_redirects|_nginx-redirects\.conf|_cloudfront-function\.js)(?:\.br|\.gz)?|\.nojekyll|\.DS_Store)$/

/**
 * Returns an error if a build must not be written to a folder, otherwise undefined. A build deletes the folder, its
 * staging folder and the previous build, so each must be empty or a build output.
 */
export function outDirError(folder: string): string | undefined {
  if (contains(folder, process.cwd()))
    return `OUT_DIR must not contain the project, got “${folder}”: use a separate folder`
  const unfit = locationError(folder)
  if (unfit !== undefined) return `OUT_DIR is “${folder}”: ${unfit}`
  for (const deleted of [folder, `${folder}.next`, `${folder}.old`]) {
    const foreign = foreignEntry(deleted)
    if (foreign !== undefined)
      return `a build would delete “${foreign}”, which is not a build output: remove it, or set OUT_DIR to another folder`
  }
  return undefined
}

/** Returns an error if a build cannot write a folder beside `folder` and rename it to `folder` at the end. */
function locationError(folder: string): string | undefined {
  const parent = path.dirname(path.resolve(folder))
  const above = nearestExisting(parent)
  if (!statSync(above).isDirectory()) return `“${above}” is a file`
  if (!isWritable(above)) return `the folder “${above}” cannot be written to`
  const stats = lstatSync(folder, { throwIfNoEntry: false })
  if (stats?.isSymbolicLink()) return 'it is a symbolic link to a folder that does not exist'
  if (stats?.isDirectory() && stats.dev !== statSync(parent).dev)
    return 'it is a mount point, which cannot be replaced: use a folder below it'
  return undefined
}

/** Returns the path itself if it exists, otherwise its nearest existing ancestor. */
function nearestExisting(location: string): string {
  try {
    lstatSync(location)
    return location
  } catch {
    return nearestExisting(path.dirname(location))
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

function contains(folder: string, inner: string): boolean {
  return !/^\.\.(?:[/\\]|$)/.test(path.relative(folder, inner))
}

/** Returns the path of an entry of a folder that is not part of a build output; undefined if there is none. */
function foreignEntry(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined
  if (!statSync(folder).isDirectory()) return folder
  const entries = readdirSync(folder)
  const [base = ''] = withBase('').split('/').filter(Boolean)
  const foreign = entries.find((name) => name !== base && !atRoot.test(name))
  if (foreign !== undefined) return path.join(folder, foreign)
  return entries.length === 0 || isBuildOutput(folder) ? undefined : folder
}
