import type { ElementContent } from 'hast'
import { createHighlighter, createJavaScriptRegexEngine, type Highlighter, type ShikiTransformer } from 'shiki'
import { didYouMean } from '../nearest'
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
] as const

const plain = ['text', 'txt', '']
const aliases: Readonly<Record<string, string>> = {
  js: 'javascript',
  ts: 'typescript',
  sh: 'bash',
  shell: 'bash',
  yml: 'yaml',
  py: 'python',
}

let highlighter: Promise<Highlighter> | undefined

/**
 * Highlighted HTML of a fence, one `<span class="line">` a line, tokens marked by class.
 * Throws for a language the site does not highlight.
 */
export async function highlight(code: string, language: string): Promise<string> {
  const lang = aliases[language] ?? language
  if (!plain.includes(lang) && !(fenceLanguages as readonly string[]).includes(lang)) {
    throw new Error(
      `code fence names the unknown language “${language}”${didYouMean(language, [...fenceLanguages, 'text'])}`,
    )
  }
  highlighter ??= createHighlighter({
    themes: [classTheme],
    langs: [...fenceLanguages],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  })
  return (await highlighter).codeToHtml(code, {
    lang: plain.includes(lang) ? 'text' : lang,
    theme: classTheme.name ?? '',
    transformers: [classesForColours],
    // half a second by default: on a busy machine, a line would be left uncoloured
    tokenizeTimeLimit: 0,
  })
}

/** Turns the theme's placeholder colours into classes and unwraps plain tokens. */
const classesForColours: ShikiTransformer = {
  name: 'classes-for-colours',
  pre(node) {
    node.properties = { tabindex: '0' }
  },
  line(node) {
    node.children = node.children.flatMap((token): ElementContent[] => {
      if (token.type !== 'element') return [token]
      const color = /color:(#[0-9a-f]{6})/i.exec(String(token.properties.style ?? ''))?.[1] ?? ''
      const name = tokenClass(color)
      if (name === undefined) return token.children
      return [{ ...token, properties: { class: name } }]
    })
  },
}
