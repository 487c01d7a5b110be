import { basePath } from '../config/base-path'
import { showErrors, showProgress } from './overlay'
import { eventsPath, NOTICE_DELAY, type ContentState } from './state'

/** The properties that Next's router sets on `window`, in development only. */
declare global {
  interface Window {
    next?: { router?: { refresh(): void } }
  }
}

const root = document.documentElement
/**
 * Timeouts of successive refreshes, in milliseconds: a page that fails to render keeps its version. A refresh before the
 * last one is rendered delays both, because React shows them together.
 */
const PATIENCE = [10_000, 30_000] as const

/** Timeout of a refresh after the next change, in milliseconds: an edit that is undone may not change the version. */
const PATIENCE_AFTER_CHANGE = 1_000

/** Time for the hydration, in milliseconds, after which a page with an older version is loaded again. */
const HYDRATION_TIMEOUT = 30_000

/** The version that the page shows and the newest version; the framework's error page has no version. */
let displayed = root.dataset.contentVersion
let newest: string | undefined
let isRefreshing = false
/** Ends the current wait for a rendering after a delay. */
let endWait: (delay: number) => void = () => {}
/** The tasks that the development server has not finished, and the timer of their notice. */
const tasks = new Set<'reading' | 'rendering'>()
let notice: ReturnType<typeof setTimeout> | undefined

/**
 * Subscribes an open page of the development server to content changes: refreshes the page and shows the errors of the
 * content on it. `hydrated` resolves when Next has hydrated the page: its router fails before.
 */
export function followContent(hydrated: Promise<void>): void {
  const page = () => location.pathname.slice(basePath.length)
  const events = new EventSource(`${basePath}${eventsPath}?page=${encodeURIComponent(page())}`)
  events.onmessage = ({ data }: MessageEvent<string>) => {
    const { version, errors, isReading = false } = JSON.parse(data) as ContentState
    if (isReading) return setBusy('reading', true)
    showErrors(errors, page())
    displayed ??= version
    // a response to an earlier request may have the new version
    if (version !== newest) endWait(PATIENCE_AFTER_CHANGE)
    newest = version
    void refresh(hydrated)
    setBusy('reading', false)
  }
  new MutationObserver(() => {
    displayed = root.dataset.contentVersion
    endWait(0)
    void refresh(hydrated)
  }).observe(root, { attributes: true, attributeFilter: ['data-content-version'] })
}

/** Refreshes the page until it shows the newest version. */
async function refresh(hydrated: Promise<void>): Promise<void> {
  if (isRefreshing || newest === undefined) return
  isRefreshing = true
  setBusy('rendering', newest !== displayed)
  while (newest !== displayed) {
    const { router } = window.next ?? {}
    const isErrorPage = root.dataset.contentVersion === undefined || document.querySelector('[data-not-found]') !== null
    if (isErrorPage || !router || !(await isInTime(hydrated))) return location.reload()
    const isChanged = await refreshed(() => router.refresh())
    if (isGone()) return location.reload()
    // the next change of the content triggers another refresh
    if (!isChanged) break
  }
  isRefreshing = false
  setBusy('rendering', false)
}

/** Shows a notice if changed files are being read, or the page rendered, for longer than a delay. */
function setBusy(task: 'reading' | 'rendering', isBusy: boolean): void {
  if (isBusy) tasks.add(task)
  else tasks.delete(task)
  if (tasks.size > 0) {
    notice ??= setTimeout(() => showProgress(true), NOTICE_DELAY)
    return
  }
  clearTimeout(notice)
  notice = undefined
  showProgress(false)
}

/** Resolves with true once the page is hydrated, or with false after a timeout. */
function isInTime(hydrated: Promise<void>): Promise<boolean> {
  const timeout = new Promise<boolean>((resolve) => setTimeout(resolve, HYDRATION_TIMEOUT, false))
  return Promise.race([hydrated.then(() => true), timeout])
}

/** True if the router renders nothing, as for a removed page; a reload shows the server's error page. */
function isGone(): boolean {
  return document.querySelector('main') === null
}

/**
 * Refreshes the page until its version or the newest version changes; resolves with false if neither does before the
 * last timeout.
 */
async function refreshed(ask: () => void): Promise<boolean> {
  const [displayedBefore, newestBefore] = [displayed, newest]
  for (const patience of PATIENCE) {
    const end = waitForRendering(patience)
    ask()
    await end
    if (displayed !== displayedBefore || newest !== newestBefore || isGone()) return true
  }
  return false
}

/** Resolves after a timeout, or when `endWait` is called. */
function waitForRendering(patience: number): Promise<void> {
  return new Promise((resolve) => {
    let timer = setTimeout(resolve, patience)
    endWait = (delay) => {
      clearTimeout(timer)
      timer = setTimeout(resolve, delay)
    }
  })
}
