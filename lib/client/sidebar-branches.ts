import type { SidebarBranches } from '../site-data/sidebar-view'

const loaded = new Map<string, Promise<SidebarBranches>>()

/**
 * Fetches the branches of a sidebar that are not in the HTML, once per page load. After a rejection, the next call
 * fetches them again.
 */
export function loadBranches(source: string): Promise<SidebarBranches> {
  const known = loaded.get(source)
  if (known) return known
  const coming = fetch(source).then((response) => {
    if (!response.ok) throw new Error(`${source}: ${response.status}`)
    return response.json() as Promise<SidebarBranches>
  })
  loaded.set(source, coming)
  coming.catch(() => loaded.delete(source))
  return coming
}
