import { inlineSource } from './inline-source'

/**
 * An inline script that runs a self-contained function before the first paint, while the document is loaded; it does
 * not run when a navigation shows the page. The script is set as inner HTML, because in development React warns about
 * script elements that it renders during a navigation.
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

/** Returns the source of an inline script that calls `run` with `args`. */
export function inlineScript<Args extends readonly unknown[]>(run: (...args: Args) => void, args: Args): string {
  // escapes only the arguments, because `<` is an operator in code
  const given = args.map((arg) => JSON.stringify(arg).replaceAll('<', '\\u003c')).join(',')
  return `(${inlineSource(run)})(${given})`
}
