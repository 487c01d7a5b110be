/** Where the bundler's scripts put what they bring, each by the element that it stands in. */
declare const TURBOPACK: { push: (chunk: readonly [script: unknown, ...code: unknown[]]) => void }

/**
 * From now on a script of the bundler's that came without its code, empty or as a page of some network, is one that did
 * not come: it is asked for once more, and then its import rejects. By itself the bundler would wait for ever.
 */
export function expectWholeScripts(): void {
  const whole = new Set<unknown>()
  const { push } = TURBOPACK
  TURBOPACK.push = (chunk) => {
    whole.add(chunk[0])
    push(chunk)
  }
  const check = ({ target }: Event) => {
    if ((target as Partial<HTMLScriptElement>).src?.includes('/_next/static/chunks/') && !whole.has(target))
      target?.dispatchEvent(new Event('error'))
  }
  document.addEventListener('load', check, true)
}
