import type NProgress from 'nprogress'

/** A navigation shorter than this shows no bar, in milliseconds. */
const DELAY = 200

/** The bar, whose own code is fetched when a reader first goes somewhere; none where that did not arrive. */
let bar: Promise<typeof NProgress | undefined> | undefined
let timer: ReturnType<typeof setTimeout> | undefined

async function loadBar(): Promise<typeof NProgress | undefined> {
  try {
    const { default: it } = await import('nprogress')
    return it.configure({ minimum: 0.08, speed: 200, trickle: true, trickleSpeed: 800, showSpinner: false })
  } catch {
    // the navigation tells of the same trouble by itself
    bar = undefined
    return undefined
  }
}

/** A navigation to another page begins; the bar appears if it takes longer than the delay. */
export function startProgress(): void {
  clearTimeout(timer)
  const coming = (bar ??= loadBar())
  const mine = setTimeout(async () => {
    const it = await coming
    if (timer === mine) it?.start()
  }, DELAY)
  timer = mine
}

/** The navigation has arrived, or was given up. */
export function endProgress(): void {
  clearTimeout(timer)
  timer = undefined
  void bar?.then((it) => it?.done())
}
