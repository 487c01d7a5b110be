/**
 * Handles the controls with a `data-act` attribute, also before the site's scripts have started. `preventDefault` marks
 * a click as handled for the script loader, which queues other clicks. It runs as an inline script, so it must not use
 * anything outside itself.
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
    // opens or closes the drawer, as the browser would, with copies of parts that the HTML contains once
    menu(summary) {
      // the 404 page has a drawer for each language
      const shell = summary.closest('header')?.parentElement as HTMLElement
      for (const place of shell.querySelectorAll<HTMLElement>('[data-copy-of]:empty'))
        place.append(shell.querySelector(place.dataset.copyOf as string)?.cloneNode(true) ?? '')
      const drawer = summary.parentElement as HTMLDetailsElement
      drawer.open = !drawer.open
    },
    closeMenu(button) {
      const menu = button.closest('details') as HTMLDetailsElement
      menu.querySelector('summary')?.focus()
      menu.open = false
    },
    closeDialog(button) {
      button.closest('dialog')?.close()
    },
    mainMenu(button) {
      // the button is about to be hidden
      ;(button.closest('[role=dialog]') as HTMLElement).focus()
      ;(button.closest('[data-shown]') as HTMLElement).dataset.shown = 'primary'
    },
    sidebar(button) {
      const column = button.closest<HTMLElement>('[data-sidebar]')
      if (!column) return
      const hides = column.dataset.sidebar !== 'hidden'
      column.dataset.sidebar = hides ? 'hidden' : 'shown'
      try {
        sessionStorage[hiddenSidebarKey] = hides ? column.dataset.name : ''
      } catch {}
      // the clicked button has disappeared: its counterpart gets the focus
      for (const other of column.querySelectorAll<HTMLElement>('[data-act=sidebar]'))
        if (other !== button) other.focus()
    },
    skip({ dataset }) {
      document.getElementById(dataset.target ?? '')?.focus()
    },
    // copies a block's code without its removed lines; if copying is not permitted, selects the code
    async copy(button) {
      const code = button.closest('figure')?.querySelector('code')
      if (!code) return
      const copied = code.cloneNode(true) as HTMLElement
      for (const line of copied.querySelectorAll('.del')) {
        // with its line break, or that of the line before if it is the last one
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
    // copies the page's Markdown; if copying is not permitted, opens it
    async copyPage(button) {
      const text = fetch('index.md').then(async (file) => {
        if (!file.ok) throw new Error('index.md')
        return new Blob([await file.text()], { type: 'text/plain' })
      })
      try {
        // passes a promise: after the text has arrived, the click would no longer count as user activation
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
