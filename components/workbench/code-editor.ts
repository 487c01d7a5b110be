import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { MSSQL, MySQL, PLSQL, PostgreSQL } from '@codemirror/lang-sql'
import { bracketMatching, syntaxHighlighting } from '@codemirror/language'
import { nextDiagnostic, setDiagnostics } from '@codemirror/lint'
import { Annotation, Compartment, EditorState } from '@codemirror/state'
import { drawSelection, EditorView, keymap, placeholder } from '@codemirror/view'
import { editorTheme, tokenStyles } from './editor-theme'

/** A marked place of a text: offsets, and what is said about it. */
export interface CodeMark {
  readonly start: number
  readonly end: number
  readonly severity: 'error' | 'warning' | 'info'
  readonly message: string
}

/** An editor in place of a textarea. */
export interface CodeEditor {
  readonly setText: (text: string) => void
  readonly setDialect: (dialect: keyof typeof languages) => void
  readonly setMarks: (marks: readonly CodeMark[]) => void
  readonly select: (start: number, end: number) => void
  readonly close: () => void
}

/** More marks would make typing slow. */
const MAX_MARKS = 500
const languages = { postgresql: PostgreSQL, mysql: MySQL, sqlserver: MSSQL, oracle: PLSQL }
/** Marks changes that come from the tool, not from the reader. */
const fromTool = Annotation.define<true>()

/**
 * Opens an editor in place of a textarea, with its text, selection and focus. Its styles are in a shadow root, where they
 * are constructed style sheets, which the policy of pages allows. Tab leaves the editor, as it leaves a textarea; Escape
 * ends its focus, and F8 goes to the next mark.
 */
export function openCodeEditor(
  textarea: HTMLTextAreaElement,
  label: string,
  onChange: (text: string) => void,
): CodeEditor {
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'open', delegatesFocus: true })
  const language = new Compartment()
  const notGivenBack = [textarea.value]
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: textarea.value,
      selection: { anchor: textarea.selectionStart, head: textarea.selectionEnd },
      extensions: [
        history(),
        drawSelection(),
        bracketMatching(),
        keymap.of([
          ...defaultKeymap,
          ...historyKeymap,
          { key: 'F8', run: nextDiagnostic },
          { key: 'Escape', run: leave },
        ]),
        language.of(languages.postgresql.extension),
        syntaxHighlighting(tokenStyles),
        editorTheme(textarea.clientHeight),
        placeholder(textarea.placeholder),
        EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false', autocapitalize: 'off' }),
        EditorView.updateListener.of(({ docChanged, state, transactions }) => {
          if (!docChanged || transactions.some((one) => one.annotation(fromTool))) return
          const text = state.doc.toString()
          notGivenBack.push(text)
          onChange(text)
        }),
      ],
    }),
  })
  const hadFocus = document.activeElement === textarea
  const controller = new AbortController()
  const outer = textarea.closest('label') ?? textarea
  outer.after(host)
  outer.addEventListener('click', () => view.focus(), controller)
  textarea.hidden = true
  if (hadFocus) view.focus()
  const within = (offset: number) => Math.min(offset, view.state.doc.length)

  return {
    setText(text) {
      const { doc } = view.state
      // the editor's own line ends are single characters
      const next = text.replace(/\r\n?/g, '\n')
      // the tool gives each text back after it has rendered, when the reader may have typed more
      const given = notGivenBack.lastIndexOf(next)
      notGivenBack.splice(0, given === -1 ? notGivenBack.length : given + 1)
      if (given !== -1 || next === doc.toString()) return
      view.dispatch({ changes: { from: 0, to: doc.length, insert: next }, annotations: fromTool.of(true) })
    },
    setDialect: (dialect) => view.dispatch({ effects: language.reconfigure(languages[dialect].extension) }),
    setMarks(marks) {
      const diagnostics = marks.slice(0, MAX_MARKS).map(({ start, end, severity, message }) => {
        return { from: within(start), to: within(Math.max(end, start + 1)), severity, message }
      })
      view.dispatch(setDiagnostics(view.state, diagnostics))
    },
    select(start, end) {
      view.focus()
      view.dispatch({ selection: { anchor: within(start), head: within(end) }, scrollIntoView: true })
    },
    close() {
      controller.abort()
      view.destroy()
      host.remove()
      textarea.hidden = false
    },
  }
}

/** Ends the focus; the next Tab goes to what follows the editor. */
function leave(view: EditorView): boolean {
  view.contentDOM.blur()
  return true
}
