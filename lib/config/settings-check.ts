import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { contentDir } from './content-folder'
import { diagnostics, DiagnosticsError, type Diagnostic, type Report } from '../diagnostics/diagnostic'
import { checkSiteSettings } from './site-check'

/** Returns the errors in the settings that checks, builds and the development server use. */
export function checkSettings(): Diagnostic[] {
  const about = (file: string, message: string | undefined): Report[] =>
    message === undefined ? [] : [{ file, message }]
  return diagnostics('settings', [
    ...about('.', checkProjectFolder()),
    ...about('lib/config/content-folder.ts', checkContentDir()),
    ...checkSiteSettings(),
  ])
}

/** Throws a `DiagnosticsError` if a setting is invalid. */
export function requireValidSettings(): void {
  const errors = checkSettings()
  if (errors.length > 0) throw new DiagnosticsError(errors)
}

/** Returns an error message for a project path with `#`, `%` or `?`, which build tools would parse as a URL. */
export function checkProjectFolder(folder = process.cwd()): string | undefined {
  const [character] = /[#%?]/.exec(folder) ?? []
  return character === undefined
    ? undefined
    : `the path of the project, “${folder}”, must not contain “${character}”: move or rename the folder`
}

/** Returns an error message for a path, relative to the project, that is not valid as the content folder. */
export function checkContentDir(folder = contentDir): string | undefined {
  const isAround = !/^\.\.(?:[/\\]|$)/.test(path.relative(path.resolve(folder), process.cwd()))
  if (isAround) return `CONTENT_DIR must not be the project’s folder or one around it, got “${folder || '.'}”`
  const stats = statSync(folder, { throwIfNoEntry: false })
  if (stats?.isDirectory() && isDocusaurus(folder))
    return `CONTENT_DIR is “${folder}”, a Docusaurus site: run \`npm run migrate -- ${folder} content-new\`, and set CONTENT_DIR=content-new`
  if (stats?.isDirectory()) return undefined
  return `CONTENT_DIR must be a folder, got “${folder}”, which ${stats ? 'is a file' : 'does not exist'}`
}

/** Whether a folder is a Docusaurus site, or a repository with one in its folder `website`. */
function isDocusaurus(folder: string): boolean {
  return ['', 'website'].some((inner) =>
    ['js', 'ts', 'mjs', 'mts', 'cjs'].some((ending) =>
      existsSync(path.join(folder, inner, `docusaurus.config.${ending}`)),
    ),
  )
}
