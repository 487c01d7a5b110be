/** The prefix of the storage keys of selected tabs, followed by the group's name. */
export const tabKey = 'docusaurus.tab.'

/**
 * Handles tabs, also before the site's scripts have started. Each set shows the tab that the query of the URL names for
 * it or for another set of its group, otherwise the one that the reader selected here or on an earlier visit. Called
 * again, it only selects the tabs of new sets. It runs as an inline script, so it must not use anything outside itself.
 */
export function handleTabs(key: string): void {
  // an installed handler cancels the event
  if (!dispatchEvent(new Event('site:tabs', { cancelable: true }))) return
  const show = (search: string) => {
    const sets = [...document.querySelectorAll<HTMLElement>('[data-tabs]')]
    const inUrl = ({ dataset: { query } }: HTMLElement) => query && new URLSearchParams(search).get(query)
    for (const set of sets) {
      const { group, chosen } = set.dataset
      const [list, ...panels] = set.children as unknown as [HTMLElement, ...HTMLElement[]]
      const tabs = [...list.children] as HTMLElement[]
      let stored: unknown
      try {
        stored = localStorage[key + group]
      } catch {}
      // selects the last of these values that a tab of the set has
      const ofGroup = sets.filter(({ dataset }) => group && dataset.group === group)
      for (const value of [stored ?? chosen, ...ofGroup.map(inUrl), inUrl(set)]) {
        if (tabs.some((tab) => tab.dataset.value === value))
          tabs.forEach((tab, index) => {
            const isShown = tab.dataset.value === value
            tab.ariaSelected = `${isShown}`
            tab.tabIndex = +isShown - 1
            if (panels[index]) panels[index].hidden = !isShown
          })
      }
    }
  }
  // the URL that names the selected tabs, until it is set
  let next: URL | undefined
  // selects it in all sets of the group and keeps the clicked tab at its position in the window
  const choose = (tab: HTMLElement, set: HTMLElement) => {
    const { value } = tab.dataset
    const { group } = set.dataset
    const { top } = tab.getBoundingClientRect()
    const url = (next ??= new URL(location.href))
    for (const other of document.querySelectorAll<HTMLElement>('[data-tabs]'))
      if (other === set || (group !== undefined && other.dataset.group === group)) {
        other.dataset.chosen = value
        if (value && other.dataset.query) url.searchParams.set(other.dataset.query, value)
      }
    try {
      if (value && group !== undefined) localStorage[key + group] = value
    } catch {}
    // after the next paint, because it takes longer than all the rest
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (url !== next) return
        next = undefined
        // the reader may have left the page
        if (url.pathname === location.pathname && url.href !== location.href)
          history.replaceState(history.state, '', url)
      }),
    )
    show(url.search)
    scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' })
  }
  // arrow keys move the focus; Enter and Space click the button
  const walk = (tab: HTMLElement, event: KeyboardEvent) => {
    const tabs = [...(tab.parentElement?.children ?? [])] as HTMLElement[]
    const index = tabs.indexOf(tab)
    const next = { ArrowLeft: index - 1, ArrowRight: (index + 1) % tabs.length, Home: 0, End: -1 }[event.key]
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    tabs.at(next)?.focus()
  }
  for (const type of ['click', 'keydown'] as const)
    addEventListener(
      type,
      (event: MouseEvent | KeyboardEvent) => {
        const tab = (event.target as Partial<Element>).closest?.<HTMLElement>('[data-act=tab]')
        const set = tab?.closest<HTMLElement>('[data-tabs]')
        if (!tab || !set) return
        if ('key' in event) return walk(tab, event)
        event.preventDefault()
        choose(tab, set)
      },
      true,
    )
  addEventListener('site:query', ({ detail }) => show(detail))
  // another window, or another page before this one was restored, may have selected a tab
  for (const type of ['storage', 'pageshow', 'site:tabs'])
    addEventListener(type, (event) => {
      event.preventDefault()
      show(location.search)
    })
  show(location.search)
}
