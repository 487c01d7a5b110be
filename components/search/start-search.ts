import { takeTerms } from '@/lib/client/arrival'
import { onPage } from '@/lib/client/on-page'
import { pageData } from '@/lib/client/page-data'
import { submitWhenIdle } from '@/lib/client/submit-when-idle'
import { searchDialogId } from '@/lib/inline-scripts/search'
import { startModal } from './modal-dialog'
import type { SearchData } from './strings'

/**
 * Adds the results to the search dialog of each page when an inline script opens it (lib/inline-scripts/search.ts); the
 * reader can already type into its field. On the page of an opened hit, the terms are highlighted until Escape or a click
 * on a button.
 */
export function startSearch(): void {
  onPage((signal) => {
    const { lang } = document.documentElement
    const dialog = document.getElementById(searchDialogId + lang.slice(0, 2)) as HTMLDialogElement | null
    if (dialog) startDialog(dialog, signal)
    markTerms(signal)
  })
}

/** The button that opens the dialog. */
const opener = () => document.querySelector<HTMLElement>('[data-act=search]')

function startDialog(dialog: HTMLDialogElement, signal: AbortSignal): void {
  const field = dialog.querySelector('input')
  if (!field) return
  const data = pageData<SearchData>(dialog)
  let closing = new AbortController()
  let unmount: (() => void) | undefined
  const open = async () => {
    if (!dialog.open) return
    const loaded = await import('./show-dialog').catch(() => undefined)
    // the dialog was closed meanwhile, possibly by a navigation
    if (!dialog.open || unmount) return
    if (loaded) unmount = loaded.showDialog({ data, dialog, field, onChoose: () => markTerms(signal) })
    // offline, or a deploy has removed the code: the results page reports this, or loads the code of the new build
    else submitWhenIdle(field, closing.signal)
  }
  const close = () => {
    // opened again before this event
    if (dialog.open) return
    closing.abort()
    closing = new AbortController()
    unmount?.()
    unmount = undefined
  }
  const openModal = startModal(dialog, opener, signal)
  const answer = () => {
    if (!openModal()) return
    // selects the previous query, so that typing replaces it
    field.select()
    void open()
  }
  addEventListener('site:search', answer, { signal })
  dialog.addEventListener('close', close, { signal })
  signal.addEventListener('abort', () => unmount?.())
  // the dialog may have been opened before this code arrived
  void open()
}

/** Highlights the terms of the search, if the page is that of an opened hit. */
function markTerms(signal: AbortSignal): void {
  const terms = takeTerms()
  if (terms.length === 0) return
  const controller = new AbortController()
  const leave = () => controller.abort()
  signal.addEventListener('abort', leave, controller)
  const button = document.querySelector<HTMLElement>('[data-unmark]')
  const clear = () => {
    controller.abort()
    opener()?.focus({ preventScroll: true })
  }
  button?.addEventListener('click', clear, controller)
  const show = (marks?: AbortController) => {
    if (button) button.hidden = !marks
  }
  import('@/lib/search/query/marks').then(
    ({ showMarks }) => showMarks(terms, controller, show),
    // the page is readable without highlights
    () => {},
  )
}

declare global {
  interface WindowEventMap {
    /** Dispatched when the reader opens the search dialog. */
    'site:search': Event
  }
}
