import { useMemo } from 'react'
import { splitStatements } from '@/lib/review/tokens'
import type { RunResult } from '@/lib/sql-run/result'
import { PlanPanel } from '../plan/PlanPanel'
import type { IslandStart } from '../ui/island-start'
import { endText } from '../workbench/progress-text'
import { ToolStatus } from '../workbench/ToolStatus'
import { useFirstActions } from '../workbench/useFirstActions'
import { wordMark } from '../workbench/word-mark'
import tool from '../workbench/Workbench.module.css'
import exampleResult from './example-result.json'
import { type RunInput, type RunToolProps } from './run-props'
import { announcementOf, errorText } from './run-texts'
import { OnlyPostgresql } from './OnlyPostgresql'
import { RunForm, type Action } from './RunForm'
import { RunProgress } from './RunProgress'
import { RunView } from './RunView'
import { useRun, isRunning, type RunState } from './useRun'
import { useRunInput } from './useRunInput'

/** The tool that runs SQL: its form, its progress and the results. */
export function RunLive({ typed, pressed, ...props }: RunToolProps & IslandStart) {
  const { texts, shared, planTexts, articles, language } = props
  const { state, run, stop, reset } = useRun(props)
  const { input, status, hasPrevious, say, edit, open, restore, clear, copyLink } = useRunInput(props, typed, reset)
  const marks = useMemo(() => errorMarks(state, input), [state, input])

  const actions: Readonly<Record<Action, () => void>> = {
    run: () => {
      const isComplete = splitStatements(input.sql, 'postgresql').length > 0
      say(isComplete ? '' : texts.incomplete)
      if (isComplete) run(input)
    },
    stop,
    reset: () => void open(input.example),
    previous: restore,
    query: () => void open('query'),
    index: () => void open('index'),
    transaction: () => void open('transaction'),
    copyLink,
    clear,
  }
  const onAction = (name: Action) => actions[name]()

  useFirstActions(pressed, onAction)

  const ran = state.at === 'ran' ? state : undefined
  return (
    <>
      <RunForm
        {...{ texts, shared }}
        state={{
          ...{ input, hasPrevious, marks, onAction },
          isRunning: isRunning(state),
          onChange: edit,
        }}
      />
      <ToolStatus
        status={status}
        announcement={ran ? announcementOf(ran.result, ran.input, texts, language) : endText(state, texts)}
      />
      <RunProgress state={state} texts={texts} />
      {ran && !isSame(ran.input, input) && <p className={tool.note}>{texts.outdated}</p>}
      {ran?.result.error && <OnlyPostgresql text={`${ran.input.schema}\n${ran.input.sql}`} language={language} />}
      {ran && (
        <RunView
          {...props}
          result={ran.result}
          title={texts.result}
          {...(ran.result.error && { error: errorText(ran.result.error, ran.input, texts) })}
          drawPlan={(plan) => <PlanPanel {...{ plan, articles, language }} texts={planTexts} title={texts.plan} />}
        />
      )}
      {state.at === 'idle' && isRecorded(input) && (
        <RunView {...props} result={exampleResult as RunResult} title={texts.example} />
      )}
    </>
  )
}

/** Whether the recorded result belongs to the input, or there is none. */
function isRecorded({ sql, example, isEdited }: RunInput): boolean {
  return sql === '' || (example === 'query' && !isEdited)
}

function isSame(one: RunInput, other: RunInput): boolean {
  return one.schema === other.schema && one.sql === other.sql
}

/** Returns the mark of the error of a run; none if its text has changed since. */
function errorMarks(state: RunState, input: RunInput) {
  const { text, offset, message } = (state.at === 'ran' && state.result.error) || {}
  if (state.at !== 'ran' || text === undefined || offset === undefined || message === undefined) return {}
  return state.input[text] === input[text] ? { [text]: [wordMark(input[text], offset, message)] } : {}
}
