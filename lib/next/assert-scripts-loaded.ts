/** The bundler's registry, to which each script adds its modules together with its own script element. */
declare const TURBOPACK: { push: (chunk: readonly [script: unknown, ...code: unknown[]]) => void }

/**
 * Treats a script of the bundler that loads without registering its modules, such as an empty response or a captive
 * portal's page, as a failed one: the bundler requests it once more, then the import rejects. Otherwise it would wait
 * for ever.
 */
export function assertScriptsLoaded(): void {
  const registered = new Set<unknown>()
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
