/** Runs a self-contained function at once, before the page is painted and long before React arrives. */
export function InlineScript<Args extends readonly unknown[]>({
  run,
  args,
}: {
  run: (...args: Args) => void
  args: Args
}) {
  const call = `(${run.toString()})(${args.map((arg) => JSON.stringify(arg)).join(',')})`
  return <script dangerouslySetInnerHTML={{ __html: call.replaceAll('<', '\\u003c') }} />
}
