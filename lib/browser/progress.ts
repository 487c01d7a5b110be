import NProgress from 'nprogress'

/** A navigation shorter than this shows no bar, in milliseconds. */
const DELAY = 200

NProgress.configure({ minimum: 0.08, speed: 200, trickle: true, trickleSpeed: 800, showSpinner: false })

let timer: ReturnType<typeof setTimeout> | undefined

/** A navigation begins; the bar appears if it goes to another path and takes longer than the delay. */
export function startProgress(url: string): void {
  clearTimeout(timer)
  if (new URL(url, location.href).pathname === location.pathname) return
  timer = setTimeout(() => NProgress.start(), DELAY)
}

/** The navigation has arrived. */
export function endProgress(): void {
  clearTimeout(timer)
  NProgress.done()
}
