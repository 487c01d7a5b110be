import type { ToolStart } from '../workbench/ToolIsland'
import { useToolInput, type InputKind } from '../workbench/useToolInput'
import { examples } from './examples'
import { emptyInput, readInput, runHash, type RunInput, type RunToolProps } from './run-props'

const kind: InputKind<RunInput> = { key: 'run', hash: runHash, empty: emptyInput, read: readInput }

const named: Readonly<Record<string, RunInput>> = examples

/** The input of the tool, which begins with what was typed, and the examples that replace it. */
export function useRunInput({ shared }: Pick<RunToolProps, 'shared'>, typed: ToolStart['typed']) {
  const start = readInput({ ...emptyInput, ...typed }) ?? emptyInput
  const { value: input, status, change, replace, clear, copyLink } = useToolInput(kind, start, shared)
  const open = (name: string) => replace(named[name] ?? emptyInput)
  const canReset = input.example !== ''
  return { input, status, change, open, restore: () => undefined, canReset, hasPrevious: false, clear, copyLink }
}
