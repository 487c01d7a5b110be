import type NProgress from 'nprogress'

/** The delay in milliseconds before a navigation shows the bar. */
const DELAY = 200

/** The progress bar, whose code is loaded on the first navigation; resolves to undefined if that fails. */
let bar: Promise<typeof NProgress | undefined> | undefined
let timer: ReturnType<typeof setTimeout> | undefined

async function loadBar(): Promise<typeof NProgress | undefined> {
  try {
    const { default: it } = await import('nprogress')
    return it.configure({ minimum: 0.08, speed: 200, trickle: true, trickleSpeed: 800, showSpinner: false })
  } catch {
    // the navigation reports the same failure itself
    bar = undefined
    return undefined
  }
}

/** Starts the delay of the progress bar; call it at the start of a navigation. */
export function startProgress(): void {
  clearTimeout(timer)
  const coming = (bar ??= loadBar())
  const mine = setTimeout(async () => {
    const it = await coming
    if (timer === mine) it?.start()
  }, DELAY)
  timer = mine
}

/** Hides the bar or cancels its delay; call it when a navigation has ended or was abandoned. */
export function endProgress(): void {
  clearTimeout(timer)
  timer = undefined
  void bar?.then((it) => it?.done())
}
