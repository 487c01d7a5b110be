import type NProgress from 'nprogress'

/** Milliseconds after which a navigation shows the bar. */
const DELAY = 200

/** The progress bar, whose code is loaded on the first navigation; undefined if that fails. */
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

/** Shows the bar if the navigation that begins takes longer than the delay. */
export function startProgress(): void {
  clearTimeout(timer)
  const coming = (bar ??= loadBar())
  const mine = setTimeout(async () => {
    const it = await coming
    if (timer === mine) it?.start()
  }, DELAY)
  timer = mine
}

/** Hides the bar when the navigation has ended or was abandoned. */
export function endProgress(): void {
  clearTimeout(timer)
  timer = undefined
  void bar?.then((it) => it?.done())
}
