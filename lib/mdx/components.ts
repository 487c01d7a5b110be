/** The components that writers can use and that `components/mdx` implements. */
const implementedComponents = [
  'Admonition',
  'AdvisorTool',
  'CompareTool',
  'DocCardList',
  'Example',
  'Plan',
  'PlanTool',
  'ReportPart',
  'ReviewTool',
  'Rewrite',
  'RuleFilter',
  'RunTool',
  'TabItem',
  'Tabs',
  'Term',
  'WhatsNew',
] as const

/** The components that writers can use and that plugins replace by Markdown or other components. */
const replacedComponents = ['CodeGroup', 'Endpoint', 'Glossary'] as const

/** The components that writers can use in MDX. */
export const writersComponents: readonly string[] = [...implementedComponents, ...replacedComponents].sort()

/** The tools of the workbench, which only pages in its folder load. */
export const workbenchTools: readonly string[] = ['AdvisorTool', 'CompareTool', 'PlanTool', 'ReviewTool', 'RunTool']

/** The elements that compilation replaces with Markdown; each must be on a line of its own. */
export const writersBlocks = ['RuleFamily', 'RuleIndex', 'RuleLevels', 'VersionIndex'] as const

/** The names of all elements that writers can use. */
export const writersElements: readonly string[] = [...writersComponents, ...writersBlocks].sort()

/** The components that compiled bodies use: those of writers, and those that plugins insert. */
export type MdxComponentName =
  | (typeof implementedComponents)[number]
  | 'CodeBlock'
  | 'Diagram'
  | 'Figure'
  | 'Formula'
  | 'IndexFigure'
  | 'TabsScript'

/** The kinds of admonitions, in order of severity. */
export const admonitionKinds = ['note', 'tip', 'info', 'warning', 'danger'] as const

export type AdmonitionKind = (typeof admonitionKinds)[number]

/** Names of admonitions in other systems, with the kind of each here. */
export const admonitionAliases: Readonly<Record<string, AdmonitionKind>> = {
  caution: 'warning',
  important: 'info',
  success: 'tip',
  secondary: 'note',
}
