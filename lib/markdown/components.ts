/** What a writer can use in MDX beside Markdown; `components/mdx` renders each of these names. */
export const mdxComponentNames = ['Admonition', 'CodeBlock', 'DocCardList', 'Plan', 'Rewrite'] as const

export type MdxComponentName = (typeof mdxComponentNames)[number]

/** The kinds of `:::` box, in rising order of alarm. */
export const admonitionKinds = ['note', 'tip', 'info', 'warning', 'danger'] as const

export type AdmonitionKind = (typeof admonitionKinds)[number]
