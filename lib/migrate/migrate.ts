import { mkdirSync, readFileSync, statSync } from 'node:fs'
import { noteApiPages } from './api-pages'
import type { Applied } from './apply'
import { notesOnCode } from './code-options'
import { configProcess } from './config-process'
import { readDocusaurusSite, type DocusaurusSite } from './docusaurus-site'
import { notEvaluated, notesOnMissingDocs } from './missing-docs'
import type { RunConfig } from './evaluate'
import { findConfigs } from './find-config'
import { otherBuilds, reportUnpublished, withTranslations } from './other-builds'
import { Plan } from './plan'
import { planCategories } from './plan-categories'
import { planDeclarations } from './plan-declarations'
import { planImports } from './plan-imports'
import { planPages } from './plan-pages'
import { planRedirects, planSettings, planStatic } from './plan-settings'
import { planSidebars } from './plan-sidebars'
import { copyRemoteImages, type FetchImage } from './remote-images'
import { sourceLocales, type SourceLocales } from './source-locales'
import { applyWithoutConflicts } from './url-conflicts'

/** The result of a migration. */
export interface Migration {
  readonly site: DocusaurusSite
  readonly languages: SourceLocales
  readonly plan: Plan
  readonly applied: Applied
}

/** Returns the configuration of the Docusaurus site in a folder. Throws if there is none. */
export function findConfig(from: string): string {
  if (statSync(from, { throwIfNoEntry: false })?.isDirectory() !== true) throw new Error(`${from} is not a folder`)
  const [config] = findConfigs(from)
  if (config === undefined) throw new Error(`${from} has no docusaurus.config.js, .ts or .mjs, nor a folder below it`)
  return config
}

/**
 * Writes the content of a Docusaurus repository into the content folder `to`; nothing in the repository is changed.
 * `fetchImage` fetches images of other hosts; `runConfig` runs its configurations.
 */
export async function migrate(
  from: string,
  to: string,
  {
    fetchImage,
    runConfig = configProcess(),
    versions,
  }: { fetchImage?: FetchImage; runConfig?: RunConfig; versions?: readonly string[] } = {},
): Promise<Migration> {
  const config = findConfig(from)
  const configs = findConfigs(from)
  const found = await readDocusaurusSite(config, runConfig, versions)
  const builds = await otherBuilds(found, config, runConfig, versions)
  const site = withTranslations(found, builds)
  checkVersions(site, versions)
  const languages = sourceLocales(site)
  const plan = new Plan()
  const script = readFileSync(config, 'utf8')
  if (site.error !== undefined) plan.open.push({ file: config, message: notEvaluated(site, script) })
  else plan.open.push(...notesOnMissingDocs(site, config, script))
  plan.open.push(...notesOnCode(config, script))
  for (const other of configs.slice(1))
    plan.open.push({ file: other, message: 'is another site, which was left out: migrate its folder by itself' })
  reportVersions(site, plan)
  if (languages.others.length > 0) {
    const message = `languages were left out, because this site has English and Chinese: ${languages.others.join(', ')}`
    plan.open.push({ file: site.i18n, message })
  }
  reportUnpublished(site, builds, plan)
  planPages(site, languages, plan)
  planCategories(site, languages, plan)
  noteApiPages(plan)
  planDeclarations(site, languages, plan)
  await planSidebars(site, languages, { plan, runConfig, to })
  planStatic(site, plan)
  planImports(site, plan)
  planRedirects(site, plan)
  planSettings(site, await copyRemoteImages(plan, to, fetchImage), plan)
  mkdirSync(to, { recursive: true })
  return { site, languages, plan, applied: await applyWithoutConflicts(plan, to) }
}

/** Throws if a wanted version does not exist. */
function checkVersions({ docs, omittedVersions }: DocusaurusSite, wanted: readonly string[] = []): void {
  const migrated = docs.flatMap(({ version }) => version?.name ?? [])
  const known = [...new Set([...migrated, ...omittedVersions.flatMap(({ names }) => names)])]
  const unknown = wanted.find((name) => !['all', 'last', 'current', ...known].includes(name))
  if (unknown !== undefined)
    throw new Error(`there is no version “${unknown}” of the docs; known: all, last, ${known.join(', ')}`)
}

/** Reports which version is at the root, and which versions were omitted. */
function reportVersions({ docs, omittedVersions }: DocusaurusSite, plan: Plan): void {
  for (const { folder: own, version } of docs)
    if (version) {
      const place = version.folder === '' ? 'is the current version' : `is in docs/${version.folder}/`
      plan.changed.push({ file: own, message: `${place}, as on the Docusaurus site` })
    }
  for (const { file, names, isMain } of omittedVersions) {
    const advice = isMain
      ? '--versions all migrates all'
      : 'further docs have one version here: --versions NAME migrates another one'
    plan.open.push({ file, message: `versions were left out: ${names.join(', ')}; ${advice}` })
  }
}
