/** What an error says, then what each of its causes says, in order; a chain that bites its tail ends there. */
export function errorChain(error: unknown): string[] {
  const links = new Set<unknown>()
  let link = error
  do {
    links.add(link)
    link = link instanceof Error ? link.cause : undefined
  } while (link !== undefined && !links.has(link))
  return [...links].map((each) => (each instanceof Error ? each.message || each.name : String(each)))
}
