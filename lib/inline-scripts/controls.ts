/**
 * Handles the controls that need no framework, those with a `data-act`, before React has loaded and afterwards: it is the
 * only code that does. To the script loader, which queues clicks for React, `preventDefault` says that a click is
 * handled. It runs as an inline script, so it must not use anything outside itself.
 */
export function handleControls(hiddenSidebarKey: string): void {
  const announcer = document.createElement('output')
  announcer.className = 'sr-only'
  const showDone = (button: HTMLElement) => {
    const { done = '', name = (button.dataset.name = button.textContent) } = button.dataset
    document.body.append(announcer)
    announcer.textContent = button.textContent = done
    setTimeout(() => {
      button.textContent = name
      announcer.textContent = ''
    }, 1000)
  }
  const acts: Partial<Record<string, (control: HTMLElement) => unknown>> = {
    top({ dataset }) {
      scrollTo({ top: 0 })
      document.getElementById(dataset.target ?? '')?.focus({ preventScroll: true })
    },
    closeMenu(button) {
      const menu = button.closest('details')
      menu?.querySelector('summary')?.focus()
      if (menu) menu.open = false
    },
    closeDialog(button) {
      button.closest('dialog')?.close()
    },
    mainMenu(button) {
      // the button will be out of reach
      button.closest<HTMLElement>('[role=dialog]')?.focus()
      button.closest<HTMLElement>('[data-shown]')?.setAttribute('data-shown', 'primary')
    },
    // React does the same with an animation, once it is there
    sidebar(button) {
      const column = button.closest<HTMLElement>('[data-sidebar]')
      if (!column) return
      const hides = column.dataset.sidebar !== 'hidden'
      column.dataset.sidebar = hides ? 'hidden' : 'shown'
      try {
        sessionStorage[hiddenSidebarKey] = hides ? column.dataset.name : ''
      } catch {}
      // the button that was pressed is gone: its counterpart takes the focus
      for (const other of column.querySelectorAll<HTMLElement>('[data-act=sidebar]'))
        if (other !== button) other.focus()
    },
    skip({ dataset }) {
      document.getElementById(dataset.target ?? '')?.focus()
    },
    // a block's code without the lines that it marks as removed; where copying is forbidden, the code is selected
    async copy(button) {
      const code = button.closest('figure')?.querySelector('code')
      if (!code) return
      const copied = code.cloneNode(true) as HTMLElement
      for (const line of copied.querySelectorAll('.del')) {
        // with its end, or that of the line before the last
        ;(line.nextSibling ?? line.previousSibling)?.remove()
        line.remove()
      }
      try {
        await navigator.clipboard.writeText(copied.textContent)
        showDone(button)
      } catch {
        getSelection()?.selectAllChildren(code)
      }
    },
    // the page's Markdown; where copying is forbidden, it is opened
    async copyPage(button) {
      const text = fetch('index.md').then(async (file) => {
        if (!file.ok) throw new Error('index.md')
        return new Blob([await file.text()], { type: 'text/plain' })
      })
      try {
        // the text is still on its way: later, the browser would not take it for the reader's wish
        await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })])
        showDone(button)
      } catch {
        location.assign('index.md')
      }
    },
    wrap(button) {
      button.ariaPressed = `${button.closest('figure')?.toggleAttribute('data-wrap')}`
    },
  }
  addEventListener(
    'click',
    (event) => {
      const control = (event.target as Element).closest<HTMLElement>('[data-act]')
      const act = control && acts[control.dataset.act ?? '']
      if (!act) return
      event.preventDefault()
      act(control)
    },
    true,
  )
}
