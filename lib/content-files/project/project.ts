import path from 'node:path'
import { ruleFiles, toFamilies } from './rule-files'
import type { LoadedFamily } from '../../audit-rules/schema'
import type { Glossary } from '../../glossary/schema'
import { readAuthors, readTags } from './declarations'
import { readGlossary } from './glossary'
import { kindOf } from '../listing'
import { loadModules } from '../module-file'
import type { Report } from '../../diagnostics/diagnostic'
import type { Sidebars } from '../../content-model/sidebars'
import { toSidebars } from './sidebars-file'
import { readRedirects, type RedirectRow } from './redirects'
import { readImportedFiles, type ImportedFiles } from '../imported-files'
import { readComponents } from './components'
import type { ReportSink } from './report-sink'
import { readContentSettings } from './settings'
import { readSynonyms, type SynonymRow } from './synonyms'
import { readVersions } from './versions'
import type { ComponentRules } from '../../content-model/component-rules'
import { defaultSettings, type ContentSettings } from '../../content-model/settings'
import type { Author, Tag } from '../../content-model/types'
import type { EngineVersion } from '../../engine-versions/schema'

/** The data of the content folder's files other than pages; absent if the file is. */
export interface ProjectFiles {
  readonly sidebars?: Sidebars
  readonly tags?: readonly Tag[]
  readonly authors?: readonly Author[]
  readonly rules?: readonly LoadedFamily[]
  readonly synonyms?: readonly SynonymRow[]
  readonly glossary?: Glossary
  readonly versions?: readonly EngineVersion[]
  readonly settings?: ContentSettings
  /** The files that pages import as text. */
  readonly imported?: ImportedFiles
  readonly redirects?: readonly RedirectRow[]
  readonly components?: ComponentRules
}

/** The data of a content folder's files other than pages, with their reports. */
export interface ReadProject {
  readonly project: ProjectFiles
  /** The errors. */
  readonly reports: readonly Report[]
  /** The values that a lenient folder is shown without. */
  readonly unsupported: readonly Report[]
}

/**
 * Reads `sidebars.ts`, `tags.yml`, `authors.yml`, `synonyms.yml`, `glossary.yml`, `versions.yml`, `settings.yml`,
 * `redirects.yml`, `components.yml` and `rules/` of a content folder; returns their data and their errors.
 */
export async function readProject(contentDir: string): Promise<ReadProject> {
  const reports: Report[] = []
  const settings = readContentSettings(contentDir, reports)
  const { level, imageHosts = [] } = settings ?? defaultSettings
  const sink: ReportSink = { level, errors: reports, unsupported: [] }
  const tags = readTags(contentDir, sink)
  const authors = readAuthors(contentDir, sink, imageHosts)
  const sidebarsFile = path.join(contentDir, 'sidebars.ts')
  const families = ruleFiles(contentDir)
  const modules = await loadModules([...(kindOf(sidebarsFile) === 'file' ? [sidebarsFile] : []), ...(families ?? [])])
  const sidebarsModule = modules.get(sidebarsFile)
  const sidebars = sidebarsModule && toSidebars(sidebarsFile, sidebarsModule, reports)
  const rules = families && toFamilies(families, modules, reports)
  const synonyms = readSynonyms(contentDir, reports)
  const glossary = readGlossary(contentDir, sink)
  const versions = readVersions(contentDir, reports)
  const redirects = readRedirects(contentDir, reports)
  const imported = readImportedFiles(contentDir)
  const components = readComponents(contentDir, reports)
  const project = {
    ...(Object.keys(imported).length > 0 && { imported }),
    ...(components && { components }),
    ...(redirects && { redirects }),
    ...(settings && { settings }),
    ...(synonyms && { synonyms }),
    ...(glossary && { glossary }),
    ...(versions && { versions }),
    ...(sidebars && { sidebars }),
    ...(tags && { tags }),
    ...(authors && { authors }),
    ...(rules && { rules }),
  }
  return { project, reports, unsupported: sink.unsupported }
}
