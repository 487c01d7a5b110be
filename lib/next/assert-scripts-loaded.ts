/** The registry of Turbopack's runtime: each script calls `push` with its script element and its modules. */
declare const TURBOPACK: { push: (chunk: readonly [script: unknown, ...code: unknown[]]) => void }

/**
 * Dispatches `error` at Turbopack's scripts that load without registering their modules, such as an empty response or a
 * captive portal's page. Turbopack then requests the script again, and rejects the import if that fails, instead of
 * waiting for ever.
 */
export function assertScriptsLoaded(): void {
  // the script that contains this one names itself by its path (`merged-files.ts`)
  const registered = new Set<unknown>(document.scripts)
  const { push } = TURBOPACK
  TURBOPACK.push = (chunk) => {
    registered.add(chunk[0])
    push(chunk)
  }
  const check = ({ target }: Event) => {
    if ((target as Partial<HTMLScriptElement>).src?.includes('/_next/static/chunks/') && !registered.has(target))
      target?.dispatchEvent(new Event('error'))
  }
  document.addEventListener('load', check, true)
}
