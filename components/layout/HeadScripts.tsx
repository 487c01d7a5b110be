import { countViews } from '@/lib/inline-scripts/analytics'
import { announcementKey, recallAnnouncement } from '@/lib/inline-scripts/announcement'
import { handleControls } from '@/lib/inline-scripts/controls'
import { copyDataParameters } from '@/lib/inline-scripts/data-parameters'
import { keepPages } from '@/lib/inline-scripts/offline'
import { keepPlace } from '@/lib/inline-scripts/place'
import { followScroll } from '@/lib/inline-scripts/scroll'
import { handleSearch, searchDialogId } from '@/lib/inline-scripts/search'
import { hiddenSidebarKey } from '@/lib/inline-scripts/sidebar'
import { keepTheme, themeKey } from '@/lib/inline-scripts/theme'
import { paths, withBase } from '@/lib/config/routes'
import { site } from '@/lib/config/site'
import { inlineScript } from '../ui/InlineScript'

/**
 * What every page does before it is painted, and goes on doing without React; together below 9 kB before compression. It begins with
 * `address`, the script that puts the page's address right. One element: each would need a hash in the page's policy,
 * which no compression makes smaller.
 */
export function HeadScripts({ address }: { address: string }) {
  const { gtag, plausible } = site.analytics
  const scripts = [
    address,
    inlineScript(keepTheme, [themeKey]),
    site.announcement && inlineScript(recallAnnouncement, [announcementKey, site.announcement.id]),
    inlineScript(followScroll, []),
    inlineScript(keepPlace, []),
    inlineScript(copyDataParameters, []),
    inlineScript(handleControls, [hiddenSidebarKey]),
    inlineScript(handleSearch, [searchDialogId]),
    process.env.NODE_ENV === 'production' &&
      site.offline === 'on' &&
      inlineScript(keepPages, [withBase(`/${paths.offlineWorker}`), withBase('/')]),
    (gtag.id || plausible.domain) && inlineScript(countViews, [gtag, plausible]),
  ]
  return <script dangerouslySetInnerHTML={{ __html: scripts.filter(Boolean).join(';') }} />
}
