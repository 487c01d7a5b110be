import { holdPage } from './lock-scroll'

/** Shows the image of a button’s figure as large as the window allows; any click or key that closes dialogs closes it. */
export function enlarge(button: HTMLElement): void {
  const picture = button.closest('figure')?.querySelector('img, svg')
  if (!picture) return
  const dialog = document.createElement('dialog')
  const close = document.createElement('button')
  close.textContent = button.dataset.close ?? ''
  dialog.ariaLabel = picture.getAttribute('alt') ?? picture.closest('[aria-label]')?.ariaLabel ?? null
  dialog.append(picture.cloneNode(true), close)
  dialog.addEventListener('click', () => dialog.close())
  picture.closest('figure')?.append(dialog)
  dialog.showModal()
  const release = holdPage()
  dialog.addEventListener('close', () => {
    dialog.remove()
    release()
  })
  // going back takes the page away with the dialog in it
  addEventListener('site:arrived', () => dialog.close(), { once: true })
}
