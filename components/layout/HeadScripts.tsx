import { countViews } from '@/lib/runtime/analytics'
import { announcementKey, recallAnnouncement } from '@/lib/runtime/announcement'
import { keepPlace } from '@/lib/runtime/place'
import { followScroll } from '@/lib/runtime/scroll'
import { keepTheme, themeKey } from '@/lib/runtime/theme'
import { site } from '@/lib/site'
import { InlineScript } from './InlineScript'

/** What every page does before it is painted, and goes on doing without React; together below 3 kB. */
export function HeadScripts() {
  const { gtag, plausible } = site.analytics
  return (
    <>
      <InlineScript run={keepTheme} args={[themeKey]} />
      {site.announcement && <InlineScript run={recallAnnouncement} args={[announcementKey, site.announcement.id]} />}
      <InlineScript run={followScroll} args={[]} />
      <InlineScript run={keepPlace} args={[]} />
      {(gtag.id || plausible.domain) && <InlineScript run={countViews} args={[gtag, plausible]} />}
    </>
  )
}
