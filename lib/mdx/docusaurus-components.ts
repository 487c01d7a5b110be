/**
 * The modules of Docusaurus that pages import, with the component that replaces the default export of each, `undefined`
 * if none is needed.
 */
export const docusaurusModules: Readonly<Record<string, string | undefined>> = {
  '@theme/Tabs': 'Tabs',
  '@theme/TabItem': 'TabItem',
  '@theme/Admonition': 'Admonition',
  '@theme/ApiExplorer/MethodEndpoint': 'MethodEndpoint',
  '@theme/CodeBlock': 'CodeBlock',
  '@theme/Details': 'Details',
  '@theme/DocCardList': 'DocCardList',
  '@theme/Heading': 'Heading',
  '@theme/IdealImage': 'img',
  '@theme/MDXComponents': undefined,
  '@theme/Mermaid': 'Mermaid',
  '@theme/ThemedImage': 'ThemedImage',
  '@theme/TOCInline': 'TOCInline',
  '@docusaurus/BrowserOnly': 'BrowserOnly',
  '@docusaurus/Head': 'head',
  '@docusaurus/Link': 'a',
  '@docusaurus/Translate': 'Translate',
  '@docusaurus/theme-common': undefined,
  '@docusaurus/useBaseUrl': undefined,
  '@docusaurus/useDocusaurusContext': undefined,
  clsx: undefined,
  react: undefined,
}

/** The names of the Docusaurus components that are replaced by elements, Markdown or their content. */
export const docusaurusComponents = [
  'BrowserOnly',
  'CodeBlock',
  'Details',
  'Head',
  'Heading',
  'Link',
  'Mermaid',
  'MethodEndpoint',
  'ThemedImage',
  'TOCInline',
  'Translate',
] as const
