import type { Snapshot } from '../content-files/snapshot/snapshot'
import type { PageHosts } from '../hosting/csp'
import { frameHosts } from '../mdx/frames'

/**
 * Returns the other hosts whose content the policy of every page allows. They are the same on all pages, because a
 * navigation shows a page in a document that has the policy of another page.
 */
export function pageHostsOf({ hasFrames, settings }: Pick<Snapshot, 'hasFrames' | 'settings'>): PageHosts {
  return { frames: hasFrames ? frameHosts(settings) : [], images: settings?.imageHosts ?? [] }
}
