import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Plan, PlanNode } from './model'
import { parsePlan } from './parse'

interface Run {
  readonly name: string
  readonly plans: { readonly text: string; readonly json: string; readonly yaml: string }
}

const lines = readFileSync('tests/plans/runs.jsonl', 'utf8').trim().split('\n')
const runs = lines.map((line) => JSON.parse(line) as Run)

/** Removes what differs between two runs of a statement: times, and the blocks and memory that happen to be in use. */
function comparable(node: PlanNode): PlanNode {
  const { time, startupTime, buffers, sort, hash, ...rest } = node
  return {
    ...rest,
    ...(time !== undefined && { time: 0 }),
    ...(startupTime !== undefined && { startupTime: 0 }),
    ...(buffers && { buffers: {} }),
    ...(sort && { sort: { method: sort.method, onDisk: sort.onDisk } }),
    ...(hash && { hash: { batches: hash.batches } }),
    children: node.children.map(comparable),
  }
}

const modelOf = ({ engine, root, triggers, ...summary }: Plan) => ({
  engine,
  root: comparable(root),
  triggers: triggers.map(({ name, calls }) => ({ name, calls })),
  times: Object.keys(summary).filter((name) => name !== 'format'),
})

describe('one statement in three formats', () => {
  it.each(runs)('text, JSON and YAML of “$name” are read as the same plan', ({ plans }) => {
    const [text, json, yaml] = [plans.text, plans.json, plans.yaml].map(parsePlan)
    expect([text?.format, json?.format, yaml?.format]).toEqual(['text', 'JSON', 'YAML'])
    expect(modelOf(json as Plan)).toEqual(modelOf(text as Plan))
    expect(modelOf(yaml as Plan)).toEqual(modelOf(text as Plan))
  })
})
