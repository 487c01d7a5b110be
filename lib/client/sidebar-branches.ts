import type { SidebarBranches } from '../site-data/sidebar-view'

const loaded = new Map<string, Promise<SidebarBranches>>()

/**
 * The branches that pages leave out, fetched once a page view; rejects when they cannot be had, and tries again then.
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
