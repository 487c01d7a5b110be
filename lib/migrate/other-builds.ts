import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ContentInstance } from './content-instance'
import { readDocusaurusSite, type DocusaurusSite } from './docusaurus-site'
import { variablesIn } from './environment'
import type { RunConfig } from './evaluate'
import type { Plan } from './plan'
import { sourceLocales } from './source-locales'

type Instances = Readonly<Record<'docs' | 'blogs', readonly (ContentInstance | undefined)[]>>

/** A build of a Docusaurus site in another language, which an environment variable selects. */
interface OtherBuild {
  readonly locale: string
  readonly variable: string
  /** Its docs and blogs in the order of those of the site; undefined if it has other docs. */
  readonly instances?: Instances
}

/**
 * Returns the builds that publish the languages that the configuration does not name as it is. `wanted` names versions of
 * the docs.
 */
export async function otherBuilds(
  site: DocusaurusSite,
  configFile: string,
  runConfig: RunConfig,
  wanted?: readonly string[],
): Promise<OtherBuild[]> {
  const variables = variablesIn(readFileSync(configFile, 'utf8'))
  const builds: OtherBuild[] = []
  for (const locale of sourceLocales(site).unpublished)
    for (const variable of variables) {
      const other = await readDocusaurusSite(configFile, runConfig, wanted, { [variable]: locale })
      if (other.error !== undefined || other.translations?.includes(locale) !== true) continue
      builds.push({ locale, variable, instances: instancesOf(other, site) })
      break
    }
  return builds
}

/** Returns the docs and blogs of another build in the order of those of the site; undefined if it has other docs. */
function instancesOf(other: DocusaurusSite, site: DocusaurusSite): Instances | undefined {
  const docs = site.docs.map((instance) => counterpart(other.docs, instance))
  const blogs = site.blogs.map((instance) => counterpart(other.blogs, instance))
  return docs.length === other.docs.length && !docs.includes(undefined) ? { docs, blogs } : undefined
}

/** Returns the instance of the same folder, or else the one that has the same part of the site. */
function counterpart(others: readonly ContentInstance[], instance: ContentInstance): ContentInstance | undefined {
  const partOf = ({ id, route, version }: ContentInstance) => [id, route, version?.name].join('\n')
  return (
    others.find(({ folder }) => folder === instance.folder) ??
    others.find((other) => partOf(other) === partOf(instance))
  )
}

/** Returns a site that publishes the languages of other builds too. */
export function withTranslations(site: DocusaurusSite, builds: readonly OtherBuild[]): DocusaurusSite {
  return builds.reduce((merged, { locale, instances }) => {
    if (!instances) return merged
    const { docs, blogs, translations } = merged
    const withFolders = (own: readonly ContentInstance[], others: Instances['docs']) =>
      own.map((instance, index) => withFolder(instance, locale, others[index]?.folder))
    return {
      ...merged,
      docs: withFolders(docs, instances.docs),
      blogs: withFolders(blogs, instances.blogs),
      ...(translations && { translations: [...translations, locale] }),
    }
  }, site)
}

function withFolder(instance: ContentInstance, locale: string, folder = instance.folder): ContentInstance {
  return folder === instance.folder
    ? instance
    : { ...instance, localFolders: { ...instance.localFolders, [locale]: folder } }
}

/** Reports the languages that other builds publish, and those that none publishes. */
export function reportUnpublished(site: DocusaurusSite, builds: readonly OtherBuild[], plan: Plan): void {
  const fileOf = (name: string) => path.join(site.i18n, name)
  for (const { locale, variable, instances } of builds) {
    const setting = `${variable}=${locale}`
    if (instances) {
      const message = `was migrated with the rest; the Docusaurus site publishes it from another build, with ${setting}`
      plan.changed.push({ file: fileOf(locale), message })
      reportSidebars(site, instances, plan)
    } else {
      const message = `was left out: the Docusaurus site publishes it from another build, with other docs; set the environment variable ${setting} and migrate into another folder`
      plan.open.push({ file: fileOf(locale), message })
    }
  }
  for (const name of sourceLocales(site).unpublished)
    if (builds.every(({ locale }) => locale !== name))
      plan.open.push({
        file: fileOf(name),
        message:
          'was left out: i18n.locales of the configuration does not name it, so Docusaurus does not publish it either',
      })
}

/** Reports the sidebars of another build that are not those of the site, which are in `sidebars.ts`. */
function reportSidebars({ docs }: DocusaurusSite, others: Instances, plan: Plan): void {
  const own = docs.map(({ sidebars }) => sidebars)
  const files = others.docs.flatMap((instance) => instance?.sidebars || [])
  const message =
    'was left out: the sidebars of the other language are in sidebars.ts; write the labels there as { en, zh }'
  for (const file of new Set(files)) if (existsSync(file) && !own.includes(file)) plan.open.push({ file, message })
}
