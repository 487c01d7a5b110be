/**
 * Runs a self-contained function at once, before the page is painted and long before React arrives. It hides in an
 * element: React would not take a script of its own that comes with a navigation, and need not run it then.
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

/** The text of such a script. */
export function inlineScript<Args extends readonly unknown[]>(run: (...args: Args) => void, args: Args): string {
  // in code `<` is an operator, so only the arguments can be made safe this way
  const given = args.map((arg) => JSON.stringify(arg).replaceAll('<', '\\u003c')).join(',')
  // shorter, and none of them calls itself by its name or uses `this`
  const arrow = run.toString().replace(/^function ?\w*(\([^)]*\))/, '$1=>')
  return `(${arrow})(${given})`
}
