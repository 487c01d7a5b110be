/** Runs a self-contained function at once, before the page is painted and long before React arrives. */
export function InlineScript<Args extends readonly unknown[]>({
  run,
  args,
}: {
  run: (...args: Args) => void
  args: Args
}) {
  return <script dangerouslySetInnerHTML={{ __html: inlineScript(run, args) }} />
}

/** The text of such a script. */
export function inlineScript<Args extends readonly unknown[]>(run: (...args: Args) => void, args: Args): string {
  // in code `<` is an operator, so only the arguments can be made safe this way
  const given = args.map((arg) => JSON.stringify(arg).replaceAll('<', '\\u003c')).join(',')
  // a name, by which a function can call itself, is of no use to one that is called once
  return `(${run.toString().replace(/^function \w+/, 'function')})(${given})`
}
