import { onPage } from './on-page'
import { storageSlot } from './storage'

const slot = storageSlot('docs-preferred-version-default')

/** Stores the version of the docs whose link the reader follows, and deletes it once that version no longer exists. */
export function startVersions(): void {
  addEventListener('click', ({ target }) => {
    const version = (target as Element).closest<HTMLElement>('[data-version]')?.dataset.version
    if (version !== undefined) slot.set(version)
  })
  onPage(() => {
    const preferred = slot.get()
    const { versions } = document.documentElement.dataset
    if (preferred !== null && versions !== undefined && !versions.split(' ').includes(preferred)) slot.set(null)
  })
}
