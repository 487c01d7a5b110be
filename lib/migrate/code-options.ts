import type { Note } from './plan'

/** Options of Docusaurus that are code, which a migration does not run, with what a writer does in their place. */
const advice = {
  createRedirects: 'write the redirects that it makes in redirects.yml',
  sidebarItemsGenerator: 'check the order and labels of the sidebars, and write them in sidebars.ts',
} as const

/** Returns a note on each option of a configuration that is code. */
export function notesOnCode(config: string, script: string): Note[] {
  return Object.entries(advice).flatMap(([name, todo]) =>
    new RegExp(`^[^/*\\n]*\\b${name}\\s*[(:,]`, 'm').test(script)
      ? [{ file: config, message: `${name} is code, which was not run: ${todo}` }]
      : [],
  )
}
