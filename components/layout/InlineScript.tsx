/** Runs a self-contained function at once, before the page is painted and long before React arrives. */
export function InlineScript<Args extends readonly unknown[]>({
  run,
  args,
}: {
  run: (...args: Args) => void
  args: Args
}) {
  // in code `<` is an operator, so only the arguments can be made safe this way
  const given = args.map((arg) => JSON.stringify(arg).replaceAll('<', '\\u003c')).join(',')
  return <script dangerouslySetInnerHTML={{ __html: `(${run.toString()})(${given})` }} />
}
