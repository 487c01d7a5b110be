import path from 'node:path'
import { z } from 'zod'
import type { Report } from '../../diagnostics/diagnostic'
import { defaultSettings, type ContentSettings } from '../../content-model/settings'
import { schemaIssues, strictMap } from '../../content-model/schema-issues'
import { readYamlFile } from '../yaml-file'

const settingsFile = strictMap({
  level: z.enum(['strict', 'lenient'], { error: 'must be strict or lenient' }).optional(),
  frame_hosts: z
    .array(
      z.string().regex(/^[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?$/, { error: 'must be a host, such as video.example.org' }),
    )
    .optional(),
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
  const { level, frame_hosts: frameHosts } = settingsFile.parse(value)
  return { ...defaultSettings, ...(level && { level }), ...(frameHosts && { frameHosts }) }
}
