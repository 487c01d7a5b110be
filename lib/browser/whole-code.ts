import { isEmptyScript } from './load-failure'

/** What an import brings; it rejects as well when a script that came meanwhile was empty or none. */
export async function wholeCode<Module>(coming: Promise<Module>): Promise<Module> {
  const settled = new AbortController()
  const { signal } = settled
  const broken = new Promise<never>((_, reject) => {
    const check = (event: Event) => isEmptyScript(event) && reject(new SyntaxError('an empty script'))
    document.addEventListener('load', check, { capture: true, signal })
    addEventListener('error', ({ error }) => error instanceof SyntaxError && reject(error), { signal })
  })
  return Promise.race([coming, broken]).finally(() => settled.abort())
}
