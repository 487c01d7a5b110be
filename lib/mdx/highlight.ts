import type { ElementContent } from 'hast'
import { createHighlighter, createJavaScriptRegexEngine, type Highlighter, type ShikiTransformer } from 'shiki'
import { didYouMean } from '../text/nearest'
import { lineMarks } from './line-marks'
import { classTheme, tokenClass } from './theme'

/** The languages a fence may name. */
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

/** The presentation of a block's lines. */
export interface LineLook {
  /** Lines to highlight, counted from 1. */
  readonly lines?: ReadonlySet<number>
  /** The number of the first line, if lines are numbered. */
  readonly numbersFrom?: number
}

/** The language that a fence means by a name. Throws for one the site does not highlight. */
export function fenceLanguage(name: string): string {
  const language = aliases[name] ?? name
  if (plain.includes(language)) return 'text'
  if ((fenceLanguages as readonly string[]).includes(language)) return language
  throw new Error(`unknown language of a code fence: “${name}”${didYouMean(name, [...fenceLanguages, 'text'])}`)
}

/**
 * Highlighted HTML of a fence, tokens marked by class; one `<span class="line">` a line where a line is marked or has a
 * number, which costs a page about 3 bytes for each.
 * Throws for a language the site does not highlight.
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
    // half a second by default: on a busy machine, a line would be left uncoloured
    tokenizeTimeLimit: 0,
  })
  // a quote inside the page's data is escaped twice; without, the code there compresses against that in the article
  return html.replace(/<span class="(\w+)">/g, '<span class=$1>')
}

/** Turns the theme's placeholder colours into classes, unwraps plain tokens, and lines if none is marked or numbered. */
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
