import path from 'node:path'
import { z } from 'zod'
import type { Report } from '../../diagnostics/diagnostic'
import { defaultSettings, type ContentSettings, type DocusaurusUrls } from '../../content-model/settings'
import type { DocsVersion } from '../../content-model/docs-versions'
import { schemaIssues, strictMap } from '../../content-model/schema-issues'
import { readYamlFile } from '../yaml-file'

const host = z
  .string()
  .regex(/^[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?$/, { error: 'must be a host, such as video.example.org' })
const route = z.string().regex(/^(?:[^/\s]+(?:\/[^/\s]+)*)?$/, { error: 'must be a path without a slash at its ends' })
/** YAML reads `2.0` as the number 2. */
const quoted = z.string({ error: 'must be text: write a number in quotes, such as "2.0"' })
const version = strictMap({
  label: quoted,
  folder: quoted.pipe(route).optional(),
  unreleased: z.boolean().optional(),
})
const versions = z.array(version).superRefine((rows, context) => {
  const folders = rows.map(({ folder = '' }) => folder)
  const twice = folders.findIndex((folder, index) => folders.indexOf(folder) < index)
  const message = `must have its own folder in docs/: ${folders[twice] === '' ? 'only one version is outside of all folders' : `two versions have “${folders[twice]}”`}`
  if (twice >= 0) context.addIssue({ code: 'custom', path: [twice], message, input: '' })
})
const docusaurus = strictMap({
  url: z.url({ protocol: /^https?$/ }).optional(),
  base_url: z
    .string()
    .regex(/^\/(?:.*\/)?$/, { error: 'must begin and end with a slash' })
    .optional(),
  docs: route.optional(),
  other_docs: z.array(route).optional(),
  pages: z.array(z.string()).optional(),
  blog: route.optional(),
  other_blogs: z.array(route).optional(),
  trailing_slash: z.boolean().optional(),
})

const settingsFile = strictMap({
  level: z.enum(['strict', 'lenient'], { error: 'must be strict or lenient' }).optional(),
  frame_hosts: z.array(host).optional(),
  image_hosts: z.array(host).optional(),
  auto_collapse: z.boolean().optional(),
  formulas: z.boolean().optional(),
  versions: versions.optional(),
  docusaurus: docusaurus.optional(),
})

/**
 * Reads `settings.yml` of a content folder; returns undefined if it does not exist. Settings that it lacks have their
 * defaults. Adds its errors to `reports`.
 */
export function readContentSettings(contentDir: string, reports: Report[]): ContentSettings | undefined {
  const file = path.join(contentDir, 'settings.yml')
  const yaml = readYamlFile(file)
  if (!yaml) return undefined
  reports.push(...yaml.reports)
  const value = yaml.value ?? {}
  const issues = schemaIssues(settingsFile, value)
  for (const { path: at, message } of issues) reports.push({ file, ...yaml.positionOf(at), message })
  if (issues.length > 0) return defaultSettings
  const { level, frame_hosts: frameHosts, image_hosts: imageHosts, ...given } = settingsFile.parse(value)
  const docsVersions = (given.versions ?? []).map(toVersion)
  const hasNext = docsVersions.some(({ folder }) => folder === 'next')
  return {
    ...defaultSettings,
    ...(level && { level }),
    ...(frameHosts && { frameHosts }),
    ...(imageHosts && { imageHosts }),
    ...(given.auto_collapse !== undefined && { autoCollapse: given.auto_collapse }),
    ...(given.formulas !== undefined && { formulas: given.formulas }),
    ...(docsVersions.length > 0 && { versions: docsVersions }),
    ...(given.docusaurus && { docusaurus: { ...toUrls(given.docusaurus), ...(hasNext && { hasNext }) } }),
  }
}

function toVersion({ label, folder = '', unreleased }: z.infer<typeof version>): DocsVersion {
  return { label, folder, ...(unreleased && { unreleased }) }
}

function toUrls({ url, ...given }: z.infer<typeof docusaurus>): DocusaurusUrls {
  return {
    ...(url !== undefined && { url: url.replace(/\/$/, '') }),
    baseUrl: given.base_url ?? '/',
    docs: given.docs ?? 'docs',
    otherDocs: given.other_docs ?? [],
    ...(given.pages && { pages: given.pages }),
    blog: given.blog ?? 'blog',
    ...(given.other_blogs && { otherBlogs: given.other_blogs }),
    ...(given.trailing_slash !== undefined && { trailingSlash: given.trailing_slash }),
  }
}
