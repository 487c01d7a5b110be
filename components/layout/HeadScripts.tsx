import { countViews } from '@/lib/runtime/analytics'
import { announcementKey, recallAnnouncement } from '@/lib/runtime/announcement'
import { keepPlace } from '@/lib/runtime/place'
import { followScroll } from '@/lib/runtime/scroll'
import { keepTheme, themeKey } from '@/lib/runtime/theme'
import { site } from '@/lib/site'
import { inlineScript } from './InlineScript'

/**
 * What every page does before it is painted, and goes on doing without React; together below 3 kB. It begins with
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
    (gtag.id || plausible.domain) && inlineScript(countViews, [gtag, plausible]),
  ]
  return <script dangerouslySetInnerHTML={{ __html: scripts.filter(Boolean).join(';') }} />
}
