import { useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import type { Measured, MeasuredPlan } from '@/lib/plan/analysis/measure'
import type { PlanViewProps, RowActions } from './plan-props'
import { PlanView } from './PlanView'
import { useUniqueId } from '../ui/useUniqueId'

interface PanelProps extends PlanViewProps {
  readonly plan: MeasuredPlan
  readonly title: string
}

/** A plan whose nodes can be folded and opened, with the mouse or the keyboard. */
export function PlanPanel({ plan, ...props }: PanelProps) {
  const id = useUniqueId()
  const box = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState(0)
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set())
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set())
  const [actions] = useState<RowActions>(() => ({
    onFocus: setFocused,
    onToggle: (at) => setOpened((open) => toggled(open, at)),
    onFold: (at) => setFolded((closed) => toggled(closed, at)),
  }))
  const current = plan.nodes[focused] ?? plan.root

  const moveTo = (measured: Measured | undefined) => {
    if (!measured) return
    flushSync(() => setFocused(measured.at))
    box.current?.querySelector<HTMLElement>(`tr[data-at="${measured.at}"]`)?.focus()
  }
  const visible = plan.nodes.filter((measured) => !hiddenBy(measured, folded))
  const position = visible.indexOf(current)
  const keys: Record<string, () => void> = {
    ArrowDown: () => moveTo(visible[position + 1]),
    ArrowUp: () => moveTo(visible[position - 1]),
    Home: () => moveTo(visible[0]),
    End: () => moveTo(visible.at(-1)),
    ArrowRight: () => {
      if (folded.has(current.at)) setFolded(without(folded, current.at))
      else moveTo(current.children[0])
    },
    ArrowLeft: () => {
      if (current.children.length > 0 && !folded.has(current.at)) setFolded(new Set(folded).add(current.at))
      else moveTo(current.parent)
    },
    Enter: () => actions.onToggle(current.at),
    ' ': () => actions.onToggle(current.at),
  }
  const onKey = (event: KeyboardEvent) => {
    const run = keys[event.key]
    if (!run || event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLTableRowElement)) return
    event.preventDefault()
    run()
  }
  const onShow = (at: number) => {
    const measured = plan.nodes[at]
    flushSync(() => {
      setFolded(new Set())
      setOpened(new Set(opened).add(at))
    })
    moveTo(measured)
  }
  return (
    <div ref={box}>
      <PlanView
        {...props}
        plan={plan}
        onShow={onShow}
        controls={{
          id,
          focused: current.at,
          folded,
          opened,
          actions,
          onKey,
        }}
      />
    </div>
  )
}

function hiddenBy({ parent }: Measured, folded: ReadonlySet<number>): boolean {
  return parent !== undefined && (folded.has(parent.at) || hiddenBy(parent, folded))
}

function toggled(set: ReadonlySet<number>, at: number): ReadonlySet<number> {
  return set.has(at) ? without(set, at) : new Set(set).add(at)
}

function without(set: ReadonlySet<number>, at: number): ReadonlySet<number> {
  const rest = new Set(set)
  rest.delete(at)
  return rest
}
