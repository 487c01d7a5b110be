import NProgress from 'nprogress'

/** A navigation shorter than this shows no bar, in milliseconds. */
const DELAY = 200

NProgress.configure({ minimum: 0.08, speed: 200, trickle: true, trickleSpeed: 800, showSpinner: false })

let timer: ReturnType<typeof setTimeout> | undefined

/** A navigation to another page begins; the bar appears if it takes longer than the delay. */
export function startProgress(): void {
  clearTimeout(timer)
  timer = setTimeout(() => NProgress.start(), DELAY)
}

/** The navigation has arrived, or was given up. */
export function endProgress(): void {
  clearTimeout(timer)
  NProgress.done()
}
