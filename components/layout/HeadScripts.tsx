import { countViews } from '@/lib/inline-scripts/analytics'
import { announcementKey, recallAnnouncement } from '@/lib/inline-scripts/announcement'
import { handleControls } from '@/lib/inline-scripts/controls'
import { copyDataParameters } from '@/lib/inline-scripts/data-parameters'
import { cacheVisitedPages } from '@/lib/inline-scripts/offline'
import { keepQueryAndHash } from '@/lib/inline-scripts/keep-query-and-hash'
import { followScroll } from '@/lib/inline-scripts/scroll'
import { handleSearch, searchDialogId } from '@/lib/inline-scripts/search'
import { hiddenSidebarKey } from '@/lib/inline-scripts/sidebar'
import { applyTheme, themeKey } from '@/lib/inline-scripts/theme'
import { withBase } from '@/lib/config/base-path'
import { paths } from '@/lib/config/routes'
import { site } from '@/lib/config/site'
import { inlineScript } from '../ui/InlineScript'

/**
 * The inline scripts that every page runs before the first paint; less than 9 kB uncompressed.
 * `urlScript` runs first and corrects the page's URL. They are a single element, because each element requires a hash
 * in the page's Content-Security-Policy, and hashes do not compress.
 */
export function HeadScripts({ urlScript }: { urlScript: string }) {
  const { gtag, plausible } = site.analytics
  const scripts = [
    urlScript,
    inlineScript(applyTheme, [themeKey]),
    site.announcement && inlineScript(recallAnnouncement, [announcementKey, site.announcement.id]),
    inlineScript(followScroll, []),
    inlineScript(keepQueryAndHash, []),
    inlineScript(copyDataParameters, []),
    inlineScript(handleControls, [hiddenSidebarKey]),
    inlineScript(handleSearch, [searchDialogId]),
    process.env.NODE_ENV === 'production' &&
      site.offline === 'on' &&
      inlineScript(cacheVisitedPages, [withBase(`/${paths.offlineWorker}`), withBase('/')]),
    (gtag.id || plausible.domain) && inlineScript(countViews, [gtag, plausible]),
  ]
  return <script dangerouslySetInnerHTML={{ __html: scripts.filter(Boolean).join(';') }} />
}
