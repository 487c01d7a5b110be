import path from 'node:path'
import { variablesIn } from './environment'
import type { DocusaurusSite } from './docusaurus-site'
import type { Note } from './plan'

/**
 * Returns a note on each folder of docs that does not exist. A configuration can take the folder from an environment variable,
 * which is not set here, so the note names those that it reads.
 */
export function notesOnMissingDocs({ folder, missingDocs }: DocusaurusSite, config: string, script: string): Note[] {
  const advice = environmentAdvice(script)
  return missingDocs.map((docs) => ({
    file: config,
    message: `its folder of docs, ${path.relative(folder, docs)}, does not exist${advice && `: ${advice}`}`,
  }))
}

/** Returns the message for a configuration that cannot be evaluated, with what was migrated and what to do. */
export function notEvaluated({ error, defaultLocale }: DocusaurusSite, script: string): string {
  const migrated = `docs/, blog/, src/pages/ and static/ were migrated, with “${defaultLocale}” as their language`
  const advice = environmentAdvice(script) || 'make it a configuration that needs no other program, and migrate again'
  return `cannot be evaluated (${error}): ${migrated}; other folders, routes and redirects were not. If this is not the whole site: ${advice}`
}

function environmentAdvice(script: string): string {
  const names = variablesIn(script)
  const last = names.at(-1)
  if (last === undefined) return ''
  const variables = names.length > 1 ? `variables ${names.slice(0, -1).join(', ')} and ${last}` : `variable ${last}`
  return `the configuration reads the environment ${variables}, so set ${names.length > 1 ? 'them' : 'it'} as for a build and migrate again`
}
