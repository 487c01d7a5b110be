/**
 * Runs a self-contained function at once, before the first paint and before hydration. The script is set as inner
 * HTML, because React warns about a script element that is rendered during a navigation. It does not run then, which is
 * not needed.
 */
export function InlineScript<Args extends readonly unknown[]>({
  run,
  args,
}: {
  run: (...args: Args) => void
  args: Args
}) {
  return <div hidden dangerouslySetInnerHTML={{ __html: `<script>${inlineScript(run, args)}</script>` }} />
}

/** Returns the text of an inline script. */
export function inlineScript<Args extends readonly unknown[]>(run: (...args: Args) => void, args: Args): string {
  // only in the arguments: in code, `<` is an operator
  const given = args.map((arg) => JSON.stringify(arg).replaceAll('<', '\\u003c')).join(',')
  // shorter as an arrow function; none uses its own name or `this`
  const arrow = run.toString().replace(/^function ?\w*(\([^)]*\))/, '$1=>')
  return `(${arrow})(${given})`
}
