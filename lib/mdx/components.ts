/** The components that writers can use in MDX. */
export const writersComponents = [
  'Admonition',
  'AdvisorTool',
  'CodeGroup',
  'CompareTool',
  'DocCardList',
  'Endpoint',
  'Example',
  'Glossary',
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

/** The tools of the workbench, which only pages in its folder load. */
export const workbenchTools: readonly string[] = ['AdvisorTool', 'CompareTool', 'PlanTool', 'ReviewTool', 'RunTool']

/** The elements that compilation replaces with Markdown; each must be on a line of its own. */
export const writersBlocks = ['RuleFamily', 'RuleIndex', 'RuleLevels', 'VersionIndex'] as const

/** The components that compiled bodies use; `components/mdx` has an implementation of each. */
export const mdxComponentNames = [
  'Admonition',
  'AdvisorTool',
  'CodeBlock',
  'CompareTool',
  'Diagram',
  'DocCardList',
  'Example',
  'Figure',
  'Formula',
  'IndexFigure',
  'Plan',
  'PlanTool',
  'ReportPart',
  'ReviewTool',
  'Rewrite',
  'RuleFilter',
  'RunTool',
  'TabItem',
  'Tabs',
  'TabsScript',
  'Term',
  'WhatsNew',
] as const

export type MdxComponentName = (typeof mdxComponentNames)[number]

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
