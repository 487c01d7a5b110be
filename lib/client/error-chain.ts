/** Returns the messages of an error and its causes, outermost first; stops at circular causes. */
export function errorChain(error: unknown): string[] {
  const links = new Set<unknown>()
  let link = error
  do {
    links.add(link)
    link = link instanceof Error ? link.cause : undefined
  } while (link !== undefined && !links.has(link))
  return [...links].map((each) => (each instanceof Error ? each.message || each.name : String(each)))
}
