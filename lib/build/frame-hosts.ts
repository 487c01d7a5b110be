import type { Snapshot } from '../content-files/snapshot/snapshot'
import { frameHosts } from '../mdx/frames'

/**
 * Returns the hosts that the policy of every page allows in an `<iframe>`: none if no page has one. They are the same on
 * all pages, because the router shows a page in a document that has the policy of another page.
 */
export function frameHostsOf({ hasFrames, settings }: Pick<Snapshot, 'hasFrames' | 'settings'>): readonly string[] {
  return hasFrames ? frameHosts(settings) : []
}
