import { bundledLanguages } from 'shiki'

/** The languages of our own content. A fence in MDX is highlighted in these. */
export const fenceLanguages = [
  'sql',
  'plsql',
  'bash',
  'json',
  'jsonc',
  'yaml',
  'xml',
  'java',
  'python',
  'javascript',
  'typescript',
  'tsx',
  'go',
  'http',
  'ini',
  'diff',
  'mdx',
] as const

/** Names of plain text, some of them for formats without a grammar, such as an output. */
const plain = new Set(
  'text txt plain plaintext none nohighlight output ansi hocon conf config env ignore gitignore promql'.split(' '),
)

/** Names that other highlighters use, with the name in Shiki. */
const aliases: Readonly<Record<string, string>> = {
  js: 'javascript',
  mjs: 'javascript',
  cjs: 'javascript',
  ts: 'typescript',
  mts: 'typescript',
  cts: 'typescript',
  sh: 'bash',
  shell: 'bash',
  zsh: 'bash',
  yml: 'yaml',
  py: 'python',
  md: 'mdx',
  markdown: 'mdx',
  patch: 'diff',
  htmlmixed: 'html',
  markup: 'html',
  svg: 'xml',
  rss: 'xml',
  atom: 'xml',
  mathml: 'xml',
  webmanifest: 'json',
  'shell-session': 'shellsession',
  'sh-session': 'shellsession',
  objectivec: 'objective-c',
  gradle: 'groovy',
  golang: 'go',
  apacheconf: 'apache',
  editorconfig: 'ini',
  cfg: 'ini',
}

/**
 * Returns the language for a name or alias in a fence, in any case, `text` for plain text; undefined for an unknown one.
 * Text that follows the name without a space, as in `js{1,3}` or `rust,ignore`, is ignored. The dialects of SQL, such as
 * `mysql` and `flink-sql`, are SQL.
 */
export function fenceLanguage(name: string): string | undefined {
  const bare = name.toLowerCase().replace(/[{=,:].*$/, '')
  const language = aliases[bare] ?? bare
  if (language === '' || plain.has(language)) return 'text'
  if (Object.hasOwn(bundledLanguages, language)) return language
  return /sql$/.test(language) ? 'sql' : undefined
}
