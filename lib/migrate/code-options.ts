import type { Note } from './plan'

/** Options of Docusaurus that are code, which a migration does not run, with what a writer does in their place. */
const advice = {
  createRedirects: 'write the redirects that it makes in redirects.yml',
  sidebarItemsGenerator: 'check the order and labels of the sidebars, and write them in sidebars.ts',
} as const

/** Returns a note on each option of a configuration that is code, and on the plugins of the site that change pages. */
export function notesOnCode(config: string, script: string): Note[] {
  const options = Object.entries(advice).flatMap(([name, todo]) =>
    new RegExp(`^[^/*\\n]*\\b${name}\\s*[(:,]`, 'm').test(script)
      ? [{ file: config, message: `${name} is code, which was not run: ${todo}` }]
      : [],
  )
  const plugins = ownPlugins(script)
  if (plugins.length === 0) return options
  const [verb, past] = plugins.length === 1 ? ['changes', 'was'] : ['change', 'were']
  const message = `${plugins.join(', ')} ${verb} pages when Docusaurus builds them, and ${past} not run: write the result in the pages`
  return [...options, { file: config, message }]
}

/** Matches a line that gives a name to a module of the site. */
const MODULE =
  /\bimport\s+(?:\*\s*as\s+)?(\w+)\s+from\s+["'](\.[^"']+)|\b(\w+)\s*=\s*(?:await\s+)?(?:require|import)\(\s*["'](\.[^"']+)/g

/** Returns the modules of the site among the remark and rehype plugins of a configuration. */
function ownPlugins(script: string): string[] {
  const modules = new Map(
    [...script.matchAll(MODULE)].map(([, name = '', from = '', variable = name, required = from]) => [
      variable,
      required,
    ]),
  )
  const lists = [...script.matchAll(/^[^/*\n]*\b(?:beforeDefault)?(?:remark|rehype)Plugins\s*:\s*\[/gim)]
  const found = lists.flatMap(({ 0: start, index }) => {
    const list = untilClosed(script.slice(index + start.length))
    const named = [...list.matchAll(/[\w$]+/g)].flatMap(([name]) => modules.get(name) ?? [])
    const required = [...list.matchAll(/["'](\.{1,2}\/[^"']+)/g)].map(([, from = '']) => from)
    return [...named, ...required]
  })
  return [...new Set(found)]
}

/** Returns a text up to the bracket that closes a list which began before it. */
function untilClosed(text: string): string {
  let depth = 1
  for (const { 0: bracket, index } of text.matchAll(/[[\]]/g)) {
    depth += bracket === '[' ? 1 : -1
    if (depth === 0) return text.slice(0, index)
  }
  return ''
}
