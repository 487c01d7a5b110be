import { homedir } from 'node:os'
import { foundIn, type Found } from '../finding'
import type { Page } from '../page'

const LOCAL = /^(https?:)?\/\/(localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1\])(?=[:/?#]|$)/i
const MAP = /[#@]\s*sourceMappingURL=(?!data:,)\S+/

/**
 * Folders of the machine that built the site: the working directory and, unless it is as short as `/root`, the home.
 */
const folders = [process.cwd(), homedir()].filter((folder) => folder.split(/[\\/]/).length > 2)

/** What a text of the site says about the machine that it was built on. */
export function leaksOf(file: string, text: string, secret: readonly string[] = folders): Found[] {
  const found = [
    ...secret.filter((folder) => text.includes(folder)).map((folder) => `a path of the machine: ${folder}`),
    ...(/file:\/\/\/[\w.]/.test(text) ? ['an address of a file of the machine: file:///'] : []),
    ...(/\.(js|css)$/.test(file) && MAP.test(text) ? ['a reference to a source map'] : []),
  ]
  return foundIn(file, found)
}

/** Addresses of a page that lead to the machine it was built on, and what a writer's `{product}` was left as. */
export function localAddresses({ file, html, elements }: Page): Found[] {
  const found = elements.flatMap(({ name, attribs }) =>
    Object.values(attribs)
      .filter((value) => LOCAL.test(value))
      .map((value) => `<${name}> names the local address ${value}`),
  )
  if (html.includes('{product}')) found.push('“{product}” was not replaced')
  return foundIn(file, found)
}
