import { homedir } from 'node:os'
import { reportsIn, type Report } from '../../diagnostics/diagnostic'
import type { Page } from '../page'

const LOCAL = /^(https?:)?\/\/(localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1\])(?=[:/?#]|$)/i
const MAP = /[#@]\s*sourceMappingURL=(?!data:,)\S+/

/**
 * The folders of the build machine: the working directory and the home directory, without short paths such as `/root`.
 */
const folders = [process.cwd(), homedir()].filter((folder) => folder.split(/[\\/]/).length > 2)

/** Reports paths of the build machine and source map references in a text file. */
export function leaksOf(file: string, text: string, secret: readonly string[] = folders): Report[] {
  const found = [
    ...secret.filter((folder) => text.includes(folder)).map((folder) => `a path of the build machine: ${folder}`),
    ...(/file:\/\/\/[\w.]/.test(text) ? ['a file URL of the build machine: file:///'] : []),
    ...(/\.(js|css)$/.test(file) && MAP.test(text) ? ['a reference to a source map'] : []),
  ]
  return reportsIn(file, found)
}

/** Reports local URLs of the build machine in a page, and unreplaced `{product}` placeholders. */
export function localUrls({ file, html, elements }: Page): Report[] {
  const found = elements.flatMap(({ name, attribs }) =>
    Object.values(attribs)
      .filter((value) => LOCAL.test(value))
      .map((value) => `<${name}> has the local URL ${value}`),
  )
  if (html.includes('{product}')) found.push('“{product}” was not replaced')
  return reportsIn(file, found)
}
