import { bodyLines } from '../content-model/prose-lines'
import type { MdxSource } from './body'
import { writersElements } from './components'
import { docusaurusComponents } from './docusaurus-components'

/** The syntax of a body; `isCertain` is false if a body in MDX may turn out to be Markdown when it is parsed. */
export interface BodyFormat {
  readonly format: 'md' | 'mdx'
  readonly isCertain: boolean
}

const STATEMENT =
  /^(?:import\s+(?:[\w*{][^;'"]*\sfrom\s*)?["'][^"'\n]+["']|export\s+(?:const|let|var|default|function|async|class|\{))/m
const COMPONENT = /<([A-Z][\w.]*)(?=[\s/>])/g
const JSX_ONLY = /\{\/\*|\sclassName=|=\{|<>|<\/>/

const components: readonly string[] = [...writersElements, ...docusaurusComponents]

/**
 * Returns the format of a body: MDX for `.mdx`, and for a `.md` file that imports, exports or uses components. A body
 * with syntax that may be JSX or text, such as `className=`, is parsed as MDX first.
 */
export function formatOf({
  file,
  body,
  settings,
  components: rules = {},
}: Pick<MdxSource, 'file' | 'body' | 'settings' | 'components'>): BodyFormat {
  if (!file.endsWith('.md')) return { format: 'mdx', isCertain: true }
  const prose = bodyLines(body)
    .map(({ text, isProse }) => (isProse ? text : ''))
    .join('\n')
    .replace(/<!--[^]*?-->/g, '')
    .replace(/(`+)(?!`)(?:(?!\n\n)[^])*?[^`]\1(?!`)/g, '')
  const names = [...prose.matchAll(COMPONENT)].map(([, name = '']) => name)
  if (STATEMENT.test(prose) || names.some((name) => components.includes(name) || Object.hasOwn(rules, name)))
    return { format: 'mdx', isCertain: true }
  const isTried = JSX_ONLY.test(prose) || (names.length > 0 && settings?.level === 'lenient')
  return isTried ? { format: 'mdx', isCertain: false } : { format: 'md', isCertain: true }
}
