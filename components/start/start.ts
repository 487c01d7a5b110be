import { startDrawer } from '@/lib/client/drawer'
import { startMenus } from '@/lib/client/menus'
import { followLinks } from '@/lib/client/navigation'
import { onPage } from '@/lib/client/on-page'
import { startPageControls } from '@/lib/client/page-controls'
import { startVersions } from '@/lib/client/preferred-version'
import { startSidebarPane } from '@/lib/client/sidebar-pane'
import { startSidebarTrees } from '@/lib/client/sidebar-tree'
import { startTableOfContents } from '@/lib/client/table-of-contents'
import { withBase } from '@/lib/config/base-path'
import { assertScriptsLoaded } from '@/lib/next/assert-scripts-loaded'
import { startSearch } from '../search/start-search'
import { startIslands } from './start-island'

/**
 * Starts the scripts of a page that the reader has begun to use, and marks `<html>` with `data-has-hydrated`; the loader
 * then replays the clicks that it has queued. The name of the mark is part of the site’s behaviour, although nothing is
 * hydrated.
 */
export function start(): void {
  if (process.env.NODE_ENV === 'production') {
    assertScriptsLoaded()
    followLinks(withBase('/'))
  }
  startMenus()
  startDrawer()
  startSidebarTrees()
  startSidebarPane()
  startTableOfContents()
  startPageControls()
  startVersions()
  startSearch()
  onPage(startIslands)
  document.documentElement.dataset.hasHydrated = 'true'
  dispatchEvent(new Event('site:started'))
}
