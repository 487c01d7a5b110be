import { HighlightStyle } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

/** The colours of code blocks, for the tokens of SQL. */
export const tokenStyles = HighlightStyle.define([
  { tag: tags.keyword, color: 'var(--code-keyword)' },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--code-string)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--code-number)' },
  { tag: [tags.typeName, tags.standard(tags.name)], color: 'var(--code-type)' },
  { tag: tags.comment, color: 'var(--code-comment)' },
])

/** Returns the look of a field for code, at the place of the textarea that it replaces; `height` is without its border. */
export function editorTheme(height: number): Extension {
  return EditorView.theme({
    '&': {
      // the gap below the label, in `CodeField.module.css`
      marginBlockStart: '0.25rem',
      maxHeight: '70vh',
      border: '1px solid var(--text-muted)',
      borderRadius: 'var(--radius)',
      background: 'var(--surface)',
      color: 'var(--text)',
      fontWeight: '400',
    },
    '&.cm-focused': { outline: '2px solid var(--focus)', outlineOffset: '1px' },
    '.cm-scroller': { font: '0.8125rem/1.6 var(--font-mono)', overflow: 'auto' },
    // as high as the editor: in Firefox, a press below the content would focus an element that ignores keys
    '.cm-content': { minHeight: `${height}px`, padding: '0.5rem 0', caretColor: 'var(--text)' },
    '.cm-line': { padding: '0 0.75rem' },
    '.cm-cursor': { borderLeftColor: 'var(--text)' },
    '.cm-placeholder': { color: 'var(--text-muted)' },
    '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
      background: 'var(--accent-soft)',
    },
    '.cm-tooltip, .cm-panels': {
      border: '1px solid var(--border)',
      background: 'var(--bg)',
      color: 'var(--text)',
      fontSize: '0.875rem',
    },
    '.cm-diagnostic-error': { borderLeftColor: 'var(--danger)' },
    '.cm-diagnostic-warning': { borderLeftColor: 'var(--warning)' },
    '.cm-diagnostic-info': { borderLeftColor: 'var(--text-muted)' },
    '.cm-lintRange': { textDecoration: 'underline wavy 1px', textUnderlineOffset: '0.2rem', backgroundImage: 'none' },
    '.cm-lintRange-error': { textDecorationColor: 'var(--danger)' },
    '.cm-lintRange-warning': { textDecorationColor: 'var(--warning)' },
    '.cm-lintRange-info': { textDecorationColor: 'var(--text-muted)' },
  })
}
