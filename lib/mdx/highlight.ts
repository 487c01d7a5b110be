import type { ElementContent } from 'hast'
import { createHighlighter, createJavaScriptRegexEngine, type Highlighter, type ShikiTransformer } from 'shiki'
import { didYouMean } from '../text/nearest'
import { lineMarks } from './line-marks'
import { classTheme, tokenClass } from './theme'

/** The languages that a fence can name. */
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

const plain = ['text', 'txt', '']
const aliases: Readonly<Record<string, string>> = {
  js: 'javascript',
  ts: 'typescript',
  sh: 'bash',
  shell: 'bash',
  yml: 'yaml',
  py: 'python',
  md: 'mdx',
  markdown: 'mdx',
}

let highlighter: Promise<Highlighter> | undefined

/** The presentation of a code block's lines. */
export interface LineLook {
  /** Lines to highlight, counted from 1. */
  readonly lines?: ReadonlySet<number>
  /** The number of the first line, if lines are numbered. */
  readonly numbersFrom?: number
}

/**
 * Returns the language for a name or alias in a fence, `text` for plain text. Throws for a language that is not
 * supported.
 */
export function fenceLanguage(name: string): string {
  const language = aliases[name] ?? name
  if (plain.includes(language)) return 'text'
  if ((fenceLanguages as readonly string[]).includes(language)) return language
  throw new Error(`unknown language of a code fence: “${name}”${didYouMean(name, [...fenceLanguages, 'text'])}`)
}

/**
 * Returns the highlighted HTML of code, with a class for each token. Each line is a `<span class="line">` only if lines
 * are numbered or any is marked, because these cost about 3 bytes a line. Throws for a language that is not supported.
 */
export async function highlight(code: string, language: string, look: LineLook = {}): Promise<string> {
  const lang = fenceLanguage(language)
  highlighter ??= createHighlighter({
    themes: [classTheme],
    langs: [...fenceLanguages],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  })
  const html = (await highlighter).codeToHtml(code, {
    lang,
    theme: classTheme.name ?? '',
    transformers: [...lineMarks(lang, look.lines), classesFor(look)],
    // disables the limit of 500 ms: on a busy machine it would leave a line without colours
    tokenizeTimeLimit: 0,
  })
  // the code is in the article and again in the page's data, where quotes are escaped: without quotes both copies are
  // equal, and the second one compresses to a few bytes
  return html.replace(/<span class="(\w+)">/g, '<span class=$1>')
}

/**
 * Replaces the theme's placeholder colours by classes, unwraps plain tokens, and unwraps lines if none is marked or
 * numbered.
 */
const classesFor = ({ numbersFrom }: LineLook): ShikiTransformer => ({
  name: 'classes-for-colours',
  pre(node) {
    node.properties = { tabindex: '0' }
    if (numbersFrom === undefined) return
    node.properties.dataNumbers = ''
    if (numbersFrom !== 1) node.properties.style = `--from:${numbersFrom - 1}`
  },
  code(node) {
    const lines = node.children.filter((line) => line.type === 'element')
    for (const line of lines) {
      line.children = line.children.flatMap((token): ElementContent[] => {
        if (token.type !== 'element') return [token]
        const color = /color:(#[0-9a-f]{6})/i.exec(String(token.properties.style ?? ''))?.[1] ?? ''
        const name = tokenClass(color)
        if (name === undefined) return token.children
        return [{ ...token, properties: { class: name } }]
      })
    }
    if (numbersFrom !== undefined || lines.some(({ properties }) => properties.class !== 'line')) return
    node.children = node.children.flatMap((line) => (line.type === 'element' ? line.children : [line]))
  },
})
