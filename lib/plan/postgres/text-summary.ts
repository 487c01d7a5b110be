import type { Plan, Trigger } from '../model'
import { numberOf, omitUndefined } from '../source/properties'

const ignored = /^(?:Query Identifier|Query Text|Settings|Functions|Options|Memory|Serialization|Total Cost):/
const trigger =
  /^Trigger (?:(?:.*)for constraint )?("[^"]*"|\S+?)(?: on (?:"[^"]*"|\S+))?: (?:time=([\d.]+) )?calls=(\d+)/

/** Reads the lines of the text format that are about the statement as a whole. */
export class Summary {
  private planningTime: number | undefined
  private executionTime: number | undefined
  private jitTime: number | undefined
  private readonly triggers: Trigger[] = []
  private section = ''

  /** Returns true if the line belongs to the statement, not to a node. */
  read(content: string): boolean {
    if (content.startsWith('->')) this.section = ''
    const [, name = '', value = ''] = /^([A-Za-z ]+):\s*(.*)$/.exec(content) ?? []
    const milliseconds = () => numberOf(value)
    if (/^Planning [Tt]ime$/.test(name)) this.planningTime = milliseconds()
    else if (/^(Execution [Tt]ime|Total runtime)$/.test(name)) this.executionTime = milliseconds()
    else if (name === 'Planning' || name === 'JIT') this.section = name
    else if (this.section === 'JIT' && name === 'Timing') {
      this.jitTime = numberOf(/Total ([\d.]+) ms/.exec(content)?.[1])
    } else if (trigger.test(content)) this.addTrigger(content)
    else return ignored.test(content) || this.section !== ''
    return true
  }

  result(): Pick<Plan, 'planningTime' | 'executionTime' | 'jitTime' | 'triggers'> {
    const { planningTime, executionTime, jitTime, triggers } = this
    return { ...omitUndefined({ planningTime, executionTime, jitTime }), triggers }
  }

  private addTrigger(content: string): void {
    const [, name = '', time, calls] = trigger.exec(content) ?? []
    const milliseconds = numberOf(time)
    this.triggers.push({
      name: name.replaceAll('"', ''),
      ...(milliseconds !== undefined && { time: milliseconds }),
      calls: Number(calls),
    })
  }
}
