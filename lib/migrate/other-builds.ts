import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readDocusaurusSite, type DocusaurusSite } from './docusaurus-site'
import { variablesIn } from './environment'
import type { Plan } from './plan'
import { sourceLocales } from './source-locales'

/** A build of a Docusaurus site in another language, which an environment variable selects. */
interface OtherBuild {
  readonly locale: string
  readonly variable: string
  /** Whether it has the same folders of docs, so that its pages are translations. */
  readonly hasSameDocs: boolean
}

/**
 * Returns the builds that publish the languages that the configuration does not name as it is. `wanted` names versions of
 * the docs.
 */
export async function otherBuilds(
  site: DocusaurusSite,
  configFile: string,
  wanted?: readonly string[],
): Promise<OtherBuild[]> {
  const variables = variablesIn(readFileSync(configFile, 'utf8'))
  const builds: OtherBuild[] = []
  for (const locale of sourceLocales(site).unpublished)
    for (const variable of variables) {
      const other = await readDocusaurusSite(configFile, wanted, { [variable]: locale })
      if (other.error !== undefined || other.translations?.includes(locale) !== true) continue
      builds.push({ locale, variable, hasSameDocs: foldersOf(other) === foldersOf(site) })
      break
    }
  return builds
}

function foldersOf({ docs }: DocusaurusSite): string {
  return docs.map(({ folder }) => folder).join('\n')
}

/** Returns a site that publishes the translations of other builds too. */
export function withTranslations(site: DocusaurusSite, builds: readonly OtherBuild[]): DocusaurusSite {
  const added = builds.filter(({ hasSameDocs }) => hasSameDocs).map(({ locale }) => locale)
  return { ...site, ...(site.translations && { translations: [...site.translations, ...added] }) }
}

/** Reports the languages that other builds publish, and those that none publishes. */
export function reportUnpublished(site: DocusaurusSite, builds: readonly OtherBuild[], plan: Plan): void {
  const fileOf = (name: string) => path.join(site.i18n, name)
  for (const { locale, variable, hasSameDocs } of builds) {
    const setting = `${variable}=${locale}`
    if (hasSameDocs) {
      const message = `was migrated with the rest; the Docusaurus site publishes it from another build, with ${setting}`
      plan.changed.push({ file: fileOf(locale), message })
    } else {
      const message = `was left out: the Docusaurus site publishes it from another build, with other folders of docs; set the environment variable ${setting} and migrate into another folder`
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
