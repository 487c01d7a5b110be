import type { AdvisorResult } from '@/lib/index-advisor/session'
import { fillMessage } from '@/lib/text/fill-message'
import advisorRun from '@/messages/advisor-run.json'
import type { IslandStart } from '../ui/island-start'
import { DialectHint } from '../workbench/DialectHint'
import { endText, loadingText } from '../workbench/progress-text'
import { ToolStatus } from '../workbench/ToolStatus'
import { useFirstActions } from '../workbench/useFirstActions'
import tool from '../workbench/Workbench.module.css'
import { useToolInput, type InputKind } from '../workbench/useToolInput'
import {
  advisorHash,
  dialectNames,
  emptyFields,
  factors,
  readFields,
  type AdvisorFields,
  type AdvisorToolProps,
} from './advisor-props'
import { AdvisorForm, type Action } from './AdvisorForm'
import { AdvisorView, announcementOf } from './AdvisorView'
import { exampleInput } from './example'
import exampleResult from './example-result.json'
import { AdvisorFormat } from './format'
import { hasUnread } from './has-unread'
import { isRunning, useAdvisor, useRunForFactor, type AdvisorState, type RunTexts } from './useAdvisor'

const kind: InputKind<AdvisorFields> = {
  hash: advisorHash,
  empty: emptyFields,
  read: readFields,
}

/** The index advisor with its form, progress and result. */
export function AdvisorLive({ typed, pressed, ...props }: AdvisorToolProps & IslandStart) {
  const { texts, shared, language } = props
  const runTexts = advisorRun[props.locale]
  const start = readFields({ ...emptyFields, ...typed, factor: factors[Number(typed.step ?? 0)] }) ?? emptyFields
  const { value: fields, status, change, replace, clear, copyLink } = useToolInput(kind, start, shared)
  const { state, run, stop, reset } = useAdvisor(props.worker, runTexts)

  const runIfComplete = (next: AdvisorFields) => {
    const isComplete = next.schema.trim() !== '' && next.queries.trim() !== ''
    if (isComplete) run(next)
    else change(next, runTexts.incomplete)
  }
  const actions: Readonly<Record<Action, () => void>> = {
    run: () => runIfComplete(fields),
    stop,
    example: () => {
      replace(exampleInput)
      run(exampleInput)
    },
    copyLink,
    clear: () => {
      reset()
      clear()
    },
  }
  const onChange = (name: keyof AdvisorFields, text: string) =>
    change((current) => readFields({ ...current, [name]: text }) ?? current)
  const runAs = (dialect: AdvisorFields['dialect']) => {
    const next = { ...fields, dialect }
    change(next)
    run(next)
  }
  const onAction = (name: Action) => actions[name]()

  useRunForFactor(state, fields, runIfComplete)
  useFirstActions(pressed, onAction)

  const progress = progressText(state, runTexts)
  const format = new AdvisorFormat(language)
  return (
    <>
      <AdvisorForm texts={texts} shared={shared} state={{ fields, isRunning: isRunning(state), onChange, onAction }} />
      <ToolStatus
        status={status}
        announcement={state.at === 'advised' ? announcementOf(state.result, texts, format) : endText(state, runTexts)}
      />
      {progress !== '' && (
        <p className={`${tool.status} ${state.at === 'failed' ? tool.error : ''}`} data-state={state.at}>
          {progress}
          {state.at === 'costing' && <progress aria-hidden value={state.done} max={state.of} />}
        </p>
      )}
      {state.at === 'advised' && (
        <>
          {hasUnread(state.result) && (
            <DialectHint
              text={`${fields.schema}\n${fields.queries}`}
              dialect={fields.dialect}
              names={dialectNames}
              onChoose={runAs}
            />
          )}
          {!isSame(state.fields, fields) && <p className={tool.note}>{runTexts.outdated}</p>}
          <AdvisorView {...props} result={state.result} title={texts.result} />
        </>
      )}
      {state.at === 'idle' && <AdvisorView {...props} result={exampleResult as AdvisorResult} title={texts.example} />}
    </>
  )
}

function isSame(one: AdvisorFields, other: AdvisorFields): boolean {
  return Object.entries(one).every(([name, value]) => other[name as keyof AdvisorFields] === value)
}

/** Returns the progress of a run, or why it ended without a result. */
function progressText(state: AdvisorState, texts: RunTexts): string {
  if (state.at === 'loading') return loadingText(state, texts)
  if (state.at === 'costing') return fillMessage(texts.costing, { done: String(state.done), of: String(state.of) })
  return endText(state, texts)
}
