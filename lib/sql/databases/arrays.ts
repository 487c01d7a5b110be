/** Returns array literals of few elements, of all lengths near the numbers; `elements` are the values to combine. */
export function arrayCandidates(elements: readonly string[], numbers: Iterable<string>): string[] {
  const [one = '1', two = one, three = two] = elements
  const lengths = [...numbers].map(Number).filter((number) => Number.isInteger(number) && number > 0 && number <= 20)
  const runs = [...new Set(lengths.flatMap((length) => [length, length + 1]))].map((length) =>
    Array.from({ length }, (_, index) => elements[index % elements.length] ?? one),
  )
  const joined = elements.filter((element) => element.includes(',')).map((element) => element.split(','))
  const arrays = [
    ...elements.map((element) => [element]),
    [one, two],
    [two, one],
    [one, two, three],
    [one, one],
    ...runs,
    ...joined,
  ]
  const withNull = [[one, null, two], ...joined.map(([first = one, ...rest]) => [first, null, ...rest])]
  return [
    '{}',
    '{NULL}',
    ...new Set([...arrays, ...withNull].map((array) => `{${array.map((text) => JSON.stringify(text)).join(',')}}`)),
  ]
}

/** Returns the elements of a text that is an array literal, such as `{a,b}`; the text itself if it is none. */
export function elementsOf(text: string): string[] {
  const [, inner] = /^\{([^{}]*)\}$/.exec(text) ?? []
  return inner === undefined ? [text] : inner.split(',').map((element) => element.trim().replace(/^"(.*)"$/, '$1'))
}
