import { toText } from './results'
import type { KindOf } from './value-kinds'

const ofOneText = `ascii char_length character_length crc32 find_in_set left length lower md5 mid repeat reverse right substr
substring upper`

/** The functions of texts, with the positions of the arguments that they read as texts. */
const positions: ReadonlyMap<string, readonly number[]> = new Map<string, readonly number[]>([
  ...ofOneText.split(/\s+/).map((name) => [name, [0]] as const),
  ['insert', [0, 3]],
  ['instr', [0, 1]],
  ['locate', [0, 1]],
  ['lpad', [0, 2]],
  ['replace', [0, 1, 2]],
  ['rpad', [0, 2]],
  ['strcmp', [0, 1]],
  ['substring_index', [0, 1]],
])

/** Converts the date or number arguments that a function reads as texts, in place; returns whether it is such a function. */
export function convertToTexts(call: Record<string, unknown>, name: string, kindOf: KindOf): boolean {
  const texts = positions.get(name)
  if (texts === undefined) return false
  const args = (call.args ?? []) as unknown[]
  call.args = args.map((arg, at) => (texts.includes(at) ? toText(arg, kindOf) : arg))
  return true
}
