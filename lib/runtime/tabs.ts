/** What the reader chose in a group of tabs stands in the browser's storage under this and the group's name. */
export const tabKey = 'docusaurus.tab.'

/**
 * Shows in every set of tabs what the query of the address asks for, else what the reader chose here or on an earlier visit.
 * It runs as an inline script before the tabs are painted, so it must not use anything outside itself.
 */
export function recallTabs(key: string, search = location.search): void {
  for (const set of document.querySelectorAll<HTMLElement>('[data-tabs]')) {
    const { group, query, chosen } = set.dataset
    const [list, ...panels] = set.children as unknown as [HTMLElement, ...HTMLElement[]]
    const tabs = [...list.children] as HTMLElement[]
    let kept: unknown
    try {
      kept = localStorage[key + group]
    } catch {}
    // the last one that there is wins
    for (const value of [kept ?? chosen, query && new URLSearchParams(search).get(query)]) {
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
