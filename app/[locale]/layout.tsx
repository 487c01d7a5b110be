import '../globals.css'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { FeedLinks } from '@/components/ui/FeedLinks'
import { HeadScripts } from '@/components/layout/HeadScripts'
import { StartInDevelopment } from '@/components/start/StartInDevelopment'
import { inlineScript } from '@/components/ui/InlineScript'
import { currentVersionName } from '@/lib/site-data/docs'
import { versionAttributes } from '@/lib/site-data/source'
import { paths } from '@/lib/config/routes'
import { isLocale, localeInfo, locales } from '@/lib/i18n/locales'
import { messages } from '@/lib/i18n/messages'
import { correctUrl } from '@/lib/inline-scripts/correct-url'

interface Props {
  children: ReactNode
  params: Promise<{ locale: string }>
}

export { siteViewport as viewport } from '@/lib/seo/metadata'

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }))
}

/** The root layout of a language. */
export default async function LocaleLayout({ children, params }: Props) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  const { tag, dir } = localeInfo[locale]
  return (
    <html
      lang={tag}
      dir={dir}
      data-failure={JSON.stringify(messages[locale].failure)}
      data-versions={currentVersionName}
      {...versionAttributes()}
      suppressHydrationWarning
    >
      <head>
        <FeedLinks locale={locale} page={paths.blog} />
        <HeadScripts urlScript={inlineScript(correctUrl, [])} />
      </head>
      <body>
        {children}
        <StartInDevelopment />
      </body>
    </html>
  )
}
