import path from 'node:path'
import { stringify } from 'yaml'
import type { DocusaurusSite } from './docusaurus-site'
import type { Plan } from './plan'
import { sourceFiles } from './source-files'

/** Files for a host or a build, which this site writes itself or does not need. */
const ofHost = /^(?:CNAME|_headers|_redirects|robots\.txt|sitemap\.xml|(?:404|index)\.html|static\.json)$/

/** Adds the static files. */
export function planStatic({ staticFolders }: DocusaurusSite, plan: Plan): void {
  for (const folder of staticFolders)
    for (const file of sourceFiles(folder)) {
      const from = path.join(folder, file)
      if (!ofHost.test(file)) plan.add(path.posix.join('static', file), { from })
      else
        plan.open.push({
          file: from,
          message: 'was left out: it is for a host; deploy/README.md shows what replaces it',
        })
    }
}

/** Adds `settings.yml`, which allows what Docusaurus accepts. */
export function planSettings(plan: Plan): void {
  const comment = '# What Docusaurus accepts and this site does not support is a warning. Delete the line for errors.\n'
  plan.add('settings.yml', { content: comment + stringify({ level: 'lenient' }) })
}
