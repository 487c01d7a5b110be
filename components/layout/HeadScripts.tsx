import { countViews } from '@/lib/runtime/analytics'
import { announcementKey, recallAnnouncement } from '@/lib/runtime/announcement'
import { handleControls } from '@/lib/runtime/controls'
import { copyDataParameters } from '@/lib/runtime/data-parameters'
import { keepPages } from '@/lib/runtime/offline'
import { keepPlace } from '@/lib/runtime/place'
import { followScroll } from '@/lib/runtime/scroll'
import { handleSearch, searchDialogId } from '@/lib/runtime/search'
import { hiddenSidebarKey } from '@/lib/runtime/sidebar'
import { keepTheme, themeKey } from '@/lib/runtime/theme'
import { paths, withBase } from '@/lib/routes'
import { site } from '@/lib/site'
import { inlineScript } from './InlineScript'

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
