import path from 'node:path'
import { z } from 'zod'
import type { ComponentRules } from '../../content-model/component-rules'
import { schemaIssues } from '../../content-model/schema-issues'
import type { Report } from '../../diagnostics/diagnostic'
import { forbiddenElements } from '../../mdx/elements'
import { admonitionKinds } from '../../mdx/components'
import { readYamlFile } from '../yaml-file'

const FORM = 'must be one of { element: mark }, { admonition: note }, { content: true } and { drop: true }'

const isElement = (name: string) => /^[a-z][a-z\d]*$/.test(name) && name !== 'iframe' && !forbiddenElements.has(name)
const rule = z.union(
  [
    z.strictObject({
      element: z.string().refine(isElement, { error: 'must be an HTML element that content can have' }),
    }),
    z.strictObject({ admonition: z.enum(admonitionKinds) }),
    z.strictObject({ content: z.literal(true) }),
    z.strictObject({ drop: z.literal(true) }),
  ],
  { error: FORM },
)
const componentsFile = z
  .record(z.string(), rule, {
    error: 'must be a map from the names of components, such as `Highlight: { element: mark }`',
  })
  .superRefine((rules, context) => {
    for (const name of Object.keys(rules).filter((key) => !/^[A-Z][\w.]*$/.test(key)))
      context.addIssue({
        code: 'custom',
        path: [name],
        input: name,
        message: 'must be the name of a component, such as Highlight',
      })
  })

/** Reads `components.yml` of a content folder; returns undefined if it does not exist. Adds its errors to `reports`. */
export function readComponents(contentDir: string, reports: Report[]): ComponentRules | undefined {
  const file = path.join(contentDir, 'components.yml')
  const yaml = readYamlFile(file)
  if (!yaml) return undefined
  reports.push(...yaml.reports)
  const value = yaml.value ?? {}
  const issues = schemaIssues(componentsFile, value)
  for (const { path: at, message } of issues) reports.push({ file, ...yaml.positionOf(at), message })
  return issues.length > 0 ? {} : componentsFile.parse(value)
}
