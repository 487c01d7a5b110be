import type { ElementContent } from 'hast'
import { createHighlighter, createJavaScriptRegexEngine, type Highlighter, type ShikiTransformer } from 'shiki'
import { fenceLanguages } from './fence-languages'
import { lineMarks } from './line-marks'
import { classTheme, tokenClass } from './theme'

/** The engine of all highlighters, because grammars have patterns in common, which it compiles once. */
const engine = createJavaScriptRegexEngine({ forgiving: true })

/** The highlighters by language. */
const highlighters = new Map<string, Promise<Highlighter>>()

/**
 * Returns the highlighter of a language, which is loaded on demand. MDX highlights a fence in it if its highlighter has
 * loaded the fence's language; separate highlighters make the result independent of earlier pages.
 */
function highlighterOf(language: string): Promise<Highlighter> {
  const known =
    highlighters.get(language) ??
    createHighlighter({
      themes: [classTheme],
      langs: language === 'mdx' ? [...fenceLanguages] : [language],
      warnings: false,
      engine,
    })
  highlighters.set(language, known)
  return known
}

/** The presentation of a code block's lines. */
export interface LineLook {
  /** Lines to highlight, counted from 1. */
  readonly lines?: ReadonlySet<number>
  /** The number of the first line, if lines are numbered. */
  readonly numbersFrom?: number
}

/**
 * Returns the highlighted HTML of code, with a class for each token. Each line is a `<span class="line">` only if lines
 * are numbered or any is marked, because these cost about 3 bytes a line. `lang` is a result of `fenceLanguage`.
 */
export async function highlight(code: string, lang: string, look: LineLook = {}): Promise<string> {
  const html = (await highlighterOf(lang)).codeToHtml(code, {
    lang,
    theme: classTheme.name ?? '',
    transformers: [...lineMarks(lang, look.lines), classesFor(look)],
    // disables the limit of 500 ms: on a busy machine it would leave a line without colours
    tokenizeTimeLimit: 0,
  })
  // HTML does not require the quotes
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
