import { useMemo } from 'react'
import { downloadText } from '../workbench/download-text'
import type { IslandStart } from '../ui/island-start'
import { ToolStatus } from '../workbench/ToolStatus'
import { useFirstActions } from '../workbench/useFirstActions'
import tool from '../workbench/Workbench.module.css'
import { useToolInput, type InputKind } from '../workbench/useToolInput'
import { compareHash, emptyInput, readInput, type CompareInput, type CompareToolProps } from './compare-props'
import { CompareForm, type Action } from './CompareForm'
import { CompareProgress } from './CompareProgress'
import { CompareResult } from './CompareResult'
import { errorMarks } from './error-marks'
import { examples, refutedExample } from './examples'
import { NoVerdict } from './NoVerdict'
import { statusText } from './status-text'
import { testFile } from './test-file'
import { isRunning, useComparison } from './useComparison'
import { useRewrites } from './useRewrites'

const kind: InputKind<CompareInput> = { hash: compareHash, empty: emptyInput, read: readInput }

/** The tool that compares two statements: its form, its progress and the verdict. */
export function CompareLive({ typed, pressed, ...props }: CompareToolProps & IslandStart) {
  const { texts, shared, language } = props
  const { value, status, change, say, replace, clear, copyLink } = useToolInput(
    kind,
    readInput({ ...emptyInput, ...typed }) ?? emptyInput,
    shared,
  )
  const { state, input, start, stop, reset } = useComparison(props)
  const { open, hasFailed } = useRewrites(props, change)
  const isComplete = value.before.trim() !== '' && value.after.trim() !== ''
  const marks = useMemo(() => errorMarks(state, input, value, language), [state, input, value, language])
  const verdict = state.at === 'compared' ? state.result : undefined

  const actions: Readonly<Record<Action, () => void>> = {
    run: () => (isComplete ? start(value) : say(texts.incomplete)),
    stop,
    save: () => verdict && input && downloadText('comparison.sql', testFile(input, verdict)),
    refuted: () => replace(examples.refuted),
    equal: () => replace(examples.equal),
    mysql: () => replace(examples.mysql),
    oracle: () => replace(examples.oracle),
    sqlserver: () => replace(examples.sqlserver),
    copyLink,
    clear: () => {
      reset()
      clear()
    },
  }

  useFirstActions(pressed, (action: Action) => actions[action]())

  return (
    <>
      <CompareForm
        {...props}
        state={{
          input: value,
          isRunning: isRunning(state),
          canSave: verdict !== undefined,
          marks,
          onChange: (changed) => change((current) => ({ ...current, ...changed })),
          onAction: (action) => actions[action](),
          onRule: (code) => void open(code),
        }}
      />
      <ToolStatus
        status={status || (hasFailed ? texts.exampleMissing : '')}
        announcement={isRunning(state) ? texts.running : statusText(state, texts, language)}
      />
      <CompareProgress state={state} texts={texts} language={language} />
      {input && JSON.stringify(input) !== JSON.stringify(value) && !isRunning(state) && state.at !== 'idle' && (
        <p className={tool.note}>{texts.outdated}</p>
      )}
      {state.at === 'notCompared' && input && <NoVerdict reason={state.reason} {...{ input, texts, language }} />}
      {verdict && <CompareResult result={verdict} texts={texts} language={language} />}
      {state.at === 'idle' && (
        <CompareResult result={refutedExample} texts={texts} language={language} example={examples.refuted} />
      )}
    </>
  )
}
