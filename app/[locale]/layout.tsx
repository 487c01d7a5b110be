import '../globals.css'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { CrashBoundary } from '@/components/layout/CrashBoundary'
import { failureTexts } from '@/components/layout/failure-texts'
import { contentId } from '@/components/layout/PageShell'
import { PreferredVersion } from '@/components/layout/PreferredVersion'
import { RouteEffects } from '@/components/layout/RouteEffects'
import { InlineScript } from '@/components/layout/InlineScript'
import { HydrationMark } from '@/components/ui/HydrationMark'
import { currentVersion } from '@/lib/content/docs'
import { isLocale, localeInfo, locales } from '@/lib/i18n/locales'
import { correctAddress } from '@/lib/runtime/address'
import { countViews } from '@/lib/runtime/analytics'
import { announcementKey, recallAnnouncement } from '@/lib/runtime/announcement'
import { keepPlace } from '@/lib/runtime/place'
import { revealCurrent } from '@/lib/runtime/reveal'
import { followScroll } from '@/lib/runtime/scroll'
import { keepTheme, themeKey } from '@/lib/runtime/theme'
import { site } from '@/lib/site'

export const dynamicParams = false

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }))
}

/** The document of a language. */
export default async function LocaleLayout({
  children,
  params,
}: {
  children: ReactNode
  params: Promise<{ locale: string }>
}) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  const { tag, dir } = localeInfo[locale]
  const { gtag, plausible } = site.analytics
  const failure = await failureTexts(locale)
  return (
    <html lang={tag} dir={dir} data-scroll-behavior="smooth" data-failure={failure} suppressHydrationWarning>
      <head>
        <InlineScript run={correctAddress} args={[]} />
        <InlineScript run={keepTheme} args={[themeKey]} />
        {site.announcement && <InlineScript run={recallAnnouncement} args={[announcementKey, site.announcement.id]} />}
        <InlineScript run={followScroll} args={[]} />
        <InlineScript run={keepPlace} args={[]} />
        {(gtag.id || plausible.domain) && <InlineScript run={countViews} args={[gtag, plausible]} />}
      </head>
      <body>
        <CrashBoundary whole>{children}</CrashBoundary>
        <InlineScript run={revealCurrent} args={[]} />
        <PreferredVersion versions={[currentVersion(locale).name]} />
        <RouteEffects contentId={contentId} />
        <HydrationMark />
      </body>
    </html>
  )
}
