import { useCallback, useEffect, useRef, useState } from 'react'
import { storageSlot } from '@/lib/client/storage'
import type { SqlExamples } from '@/lib/site-data/sql-examples'
import type { IslandStart } from '../ui/island-start'
import { useExampleHash } from '../workbench/useExampleHash'
import { replaceHash } from '../workbench/copy-link'
import { useToolInput, type InputKind } from '../workbench/useToolInput'
import { exampleInput } from './example-texts'
import { examples } from './examples'
import { emptyInput, exampleHash, readInput, runHash, type RunInput, type RunToolProps } from './run-props'

const kind: InputKind<RunInput> = { hash: runHash, empty: emptyInput, read: readInput }
/** The text of the reader's that an example has replaced. */
const replaced = storageSlot('run before', 'session')
const ownExamples: Readonly<Record<string, RunInput>> = examples

/**
 * The input of the tool, which begins with what was typed, and the examples that replace it. `onReplace` is called when
 * another text stands in the form.
 */
export function useRunInput(
  { texts, shared, examples: url }: RunToolProps,
  typed: IslandStart['typed'],
  onReplace: () => void,
) {
  const isTyped = Object.values(typed).some((text) => text !== '')
  const start = readInput({ ...emptyInput, ...typed, isEdited: isTyped }) ?? emptyInput
  const { value: input, status, change, say, replace, clear, copyLink } = useToolInput(kind, start, shared)
  const [hasPrevious, setPrevious] = useState(() => replaced.get() !== null)
  const latest = useRef({ input, onReplace })
  useEffect(() => {
    latest.current = { input, onReplace }
  })

  const remember = (previous: RunInput | undefined) => {
    replaced.set(previous ? JSON.stringify(previous) : null)
    setPrevious(previous !== undefined)
  }
  const open = useCallback(
    async (name: string) => {
      try {
        const own = Object.hasOwn(ownExamples, name) ? ownExamples[name] : undefined
        const example = own ?? (await fetchExample(url, name))
        const { input: current } = latest.current
        const isLost = current.isEdited && current.sql.trim() !== ''
        if (isLost) remember(current)
        latest.current.onReplace()
        replace(example, texts.filled)
      } catch {
        say(texts.exampleMissing)
      }
    },
    [url, texts, say, replace],
  )
  useExampleHash(exampleHash, open)

  const edit = (changed: Partial<RunInput>) => {
    leaveExample()
    change((current) => ({ ...current, ...changed, isEdited: true }))
  }
  const restore = () => {
    leaveExample()
    onReplace()
    replace(readInput(parsed(replaced.get())) ?? input)
    remember(undefined)
  }
  const clearAll = () => {
    leaveExample()
    onReplace()
    remember(undefined)
    clear()
  }
  return { input, status, hasPrevious, say, edit, open, restore, clear: clearAll, copyLink }
}

/** Removes an example from the URL: a reload would bring it back, and lose what was typed since. */
function leaveExample(): void {
  if (location.hash.startsWith(exampleHash)) replaceHash('')
}

function parsed(json: string | null): unknown {
  try {
    return JSON.parse(json ?? '')
  } catch {
    return undefined
  }
}

/** Returns an example of the pages of the site. Throws for an unknown name. */
async function fetchExample(url: string, name: string): Promise<RunInput> {
  const response = await fetch(url)
  return exampleInput((await response.json()) as SqlExamples, name)
}
