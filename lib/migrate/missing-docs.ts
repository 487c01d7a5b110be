import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { DocusaurusSite } from './docusaurus-site'
import type { Note } from './plan'

/**
 * Returns a note on each folder of docs that does not exist. A configuration can take the folder from an environment variable,
 * which is not set here, so the note names those that it reads.
 */
export function notesOnMissingDocs({ folder, missingDocs }: DocusaurusSite, config: string): Note[] {
  const names = variablesIn(readFileSync(config, 'utf8'))
  const last = names.at(-1) ?? ''
  const variables = names.length > 1 ? `variables ${names.slice(0, -1).join(', ')} and ${last}` : `variable ${last}`
  const advice =
    names.length > 0
      ? `: the configuration reads the environment ${variables}, so set ${names.length > 1 ? 'them' : 'it'} as for a build and migrate again`
      : ''
  return missingDocs.map((docs) => ({
    file: config,
    message: `its folder of docs, ${path.relative(folder, docs)}, does not exist${advice}`,
  }))
}

/** Returns the names of the environment variables that a script reads. */
function variablesIn(script: string): string[] {
  const direct = [...script.matchAll(/process\.env\.(\w+)|process\.env\[['"](\w+)['"]\]/g)].map(([, a, b]) => a ?? b)
  const taken = [...script.matchAll(/\{([^{}]*)\}\s*=\s*process\.env\b/g)].flatMap(([, list = '']) =>
    list.split(',').map((entry) => /\w+/.exec(entry)?.[0]),
  )
  return [...new Set([...taken, ...direct])].filter((name) => name !== undefined)
}
