/** What a writer can use in MDX beside Markdown. */
export const writersComponents = [
  'Admonition',
  'CodeGroup',
  'DocCardList',
  'Endpoint',
  'Example',
  'Plan',
  'Rewrite',
  'RuleFilter',
  'TabItem',
  'Tabs',
] as const

/** What a body is compiled to; `components/mdx` renders each of these names. */
export const mdxComponentNames = [
  'Admonition',
  'CodeBlock',
  'Diagram',
  'DocCardList',
  'Example',
  'Figure',
  'Formula',
  'Plan',
  'Rewrite',
  'RuleFilter',
  'TabItem',
  'Tabs',
  'TabsScript',
] as const

export type MdxComponentName = (typeof mdxComponentNames)[number]

/** The kinds of `:::` box, in rising order of alarm. */
export const admonitionKinds = ['note', 'tip', 'info', 'warning', 'danger'] as const

export type AdmonitionKind = (typeof admonitionKinds)[number]
