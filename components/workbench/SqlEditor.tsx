'use client'

import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react'
import { ToolField } from './ToolField'
import type { CodeEditor, CodeMark } from './code-editor'

export type { CodeMark } from './code-editor'

const noMarks: readonly CodeMark[] = []

/** The methods of an editor that a tool can call. */
export interface EditorHandle {
  /** Moves the focus to the editor and selects a part of its text. */
  readonly select: (start: number, end: number) => void
}

interface EditorProps {
  readonly name: string
  readonly label: string
  readonly rows: number
  readonly placeholder?: string
  readonly dialect: Parameters<CodeEditor['setDialect']>[0]
  readonly value: string
  readonly onChange: (text: string) => void
  /** The marked places of the text, with their messages; must be the same array until they change. */
  readonly marks?: readonly CodeMark[]
  readonly ref?: Ref<EditorHandle>
}

/**
 * A field for SQL. On its first focus with a precise pointer, its textarea is replaced by an editor with highlighting and
 * marks, whose code is fetched then. The textarea stays where the code does not arrive, and on phones.
 */
export function SqlEditor({ ref, dialect, marks, ...field }: EditorProps) {
  const box = useRef<HTMLDivElement>(null)
  const latest = useRef(field)
  const [editor, setEditor] = useState<CodeEditor>()
  const { value } = field

  useEffect(() => {
    latest.current = field
  })

  useEffect(() => {
    const element = box.current
    const textarea = element?.querySelector('textarea')
    if (!element || !textarea || !isWorthwhile()) return undefined
    const controller = new AbortController()
    let opened: CodeEditor | undefined
    let isComposing = false
    const open = async () => {
      // never true here, but the compiler omits what follows, with 1.2 MB of editor, from the server's code
      if (typeof window === 'undefined') return
      const { openCodeEditor } = await import('./code-editor')
      // an input method loses what it composes in a field that is replaced
      if (controller.signal.aborted || opened || isComposing) return
      opened = openCodeEditor(textarea, latest.current.label, (text) => latest.current.onChange(text))
      setEditor(opened)
    }
    // without the code, the textarea remains
    const start = () => void open().catch(() => undefined)
    textarea.addEventListener('focus', start, controller)
    textarea.addEventListener('compositionstart', () => (isComposing = true), controller)
    textarea.addEventListener(
      'compositionend',
      () => {
        isComposing = false
        start()
      },
      controller,
    )
    if (document.activeElement === textarea) start()
    return () => {
      controller.abort()
      opened?.close()
      setEditor(undefined)
    }
  }, [])

  useEffect(() => editor?.setText(value), [editor, value])
  useEffect(() => editor?.setDialect(dialect), [editor, dialect])
  useEffect(() => editor?.setMarks(marks ?? noMarks), [editor, marks])

  useImperativeHandle(ref, () => ({
    select: (start, end) => {
      if (editor) return editor.select(start, end)
      const textarea = box.current?.querySelector('textarea')
      textarea?.focus()
      return textarea?.setSelectionRange(start, end)
    },
  }))

  return (
    <div ref={box}>
      <ToolField {...field} />
    </div>
  )
}

/** Whether the editor works here and is worth its bytes: with a coarse pointer, a textarea works better. */
function isWorthwhile(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  const isSupported = 'adoptedStyleSheets' in document
  return isSupported && matchMedia('(pointer: fine)').matches && connection?.saveData !== true
}
