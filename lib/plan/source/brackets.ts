/** Returns the offset of the bracket that closes what is open at an offset; brackets in strings do not count. */
export function closing(text: string, from: number): number {
  const marks = /\\.|['()]/g
  marks.lastIndex = from
  let depth = 1
  let isString = false
  for (let mark = marks.exec(text); mark; mark = marks.exec(text)) {
    if (mark[0] === "'") isString = !isString
    else if (!isString) depth += { '(': 1, ')': -1 }[mark[0]] ?? 0
    if (depth === 0) return mark.index
  }
  return text.length
}
