import { lockScroll } from './lock-scroll'

/** Opens the image of the button's figure in a modal dialog, as large as the window; a click or Escape closes it. */
export function enlarge(button: HTMLElement): void {
  const images = [...(button.closest('figure')?.querySelectorAll('img, svg') ?? [])]
  // of a pair, the one for the current theme
  const image = images.find((one) => one.getClientRects().length > 0) ?? images[0]
  if (!image) return
  const dialog = document.createElement('dialog')
  const close = document.createElement('button')
  close.textContent = button.dataset.close ?? ''
  dialog.ariaLabel = image.getAttribute('alt') ?? image.closest('[aria-label]')?.ariaLabel ?? null
  dialog.append(image.cloneNode(true), close)
  dialog.addEventListener('click', () => dialog.close())
  image.closest('figure')?.append(dialog)
  dialog.showModal()
  const release = lockScroll()
  dialog.addEventListener('close', () => {
    dialog.remove()
    release()
  })
  // a navigation removes the page together with the dialog
  addEventListener('site:arrived', () => dialog.close(), { once: true })
}
