import { useMDXComponent } from 'next-contentlayer2/hooks'
import { getTranslations } from 'next-intl/server'
import type { AnchorHTMLAttributes, ComponentType } from 'react'
import { hasDoc } from '@/lib/site-data/docs'
import { resolveHref } from '@/lib/site-data/links'
import type { ContentPage } from '@/lib/content-model/types'
import { isExternal } from '@/lib/text/external-url'
import type { Locale } from '@/lib/i18n/locales'
import type { MdxComponentName } from '@/lib/mdx/components'
import { mediaElements } from '@/lib/mdx/elements'
import { paths, publicPath } from '@/lib/config/routes'
import { ExternalLink } from '../ui/ExternalLink'
import { Link } from '../ui/Link'
import { Admonition } from './Admonition'
import { CodeBlock } from './CodeBlock'
import { Diagram } from './Diagram'
import { DocCardList } from './DocCardList'
import { Example } from './Example'
import { Figure, ContentImage } from './Figure'
import { Formula } from './Formula'
import { IndexFigure } from './IndexFigure'
import { Plan } from '../sql/Plan'
import { Rewrite } from '../sql/Rewrite'
import { mediaElement } from './media-element'
import { ReportPart } from './ReportPart'
import { RuleFilter } from './RuleFilter'
import { TabItem, Tabs, TabsScript } from './Tabs'
import { Term } from './Term'
import { WhatsNew } from './WhatsNew'

/** Components that only some routes load, by name. */
export type MdxTools = Partial<Record<MdxComponentName, ComponentType>>

/** Stands for a tool on a page whose route does not load it. */
function missingTool(): never {
  throw new Error('a tool is available on docs in the folder workbench only')
}

/** Returns the components that content can use; `lib/mdx/components.ts` lists their names for the checks. */
// oxlint-disable-next-line typescript/no-explicit-any -- each component has its own props
const components = (locale: Locale, pageId: string): Record<MdxComponentName, ComponentType<any>> => ({
  Admonition: (props: Omit<Parameters<typeof Admonition>[0], 'locale'>) => <Admonition {...props} locale={locale} />,
  CodeBlock: async ({ example, ...props }: Omit<Parameters<typeof CodeBlock>[0], 'texts'> & { example?: string }) => {
    const t = await getTranslations({ locale, namespace: 'code' })
    // other content folders may have no such page
    const isRunnable = example !== undefined && hasDoc(locale, paths.run)
    const run = isRunnable ? `${publicPath(locale, paths.run)}#example=${example}` : undefined
    const texts = { copy: t('copy'), copied: t('copied'), wrap: t('wrap'), run: t('run') }
    return <CodeBlock {...props} run={run} texts={texts} />
  },
  CompareTool: missingTool,
  Diagram: (props: Omit<Parameters<typeof Diagram>[0], 'locale'>) => <Diagram {...props} locale={locale} />,
  DocCardList: (props: Pick<Parameters<typeof DocCardList>[0], 'items'>) => (
    <DocCardList {...props} locale={locale} pageId={pageId} />
  ),
  Example,
  Figure: (props: Omit<Parameters<typeof Figure>[0], 'locale'>) => <Figure {...props} locale={locale} />,
  Formula,
  IndexFigure: (props: Omit<Parameters<typeof IndexFigure>[0], 'locale'>) => <IndexFigure {...props} locale={locale} />,
  Plan: (props: Omit<Parameters<typeof Plan>[0], 'locale'>) => <Plan {...props} locale={locale} />,
  AdvisorTool: missingTool,
  PlanTool: missingTool,
  ReportPart: (props: Omit<Parameters<typeof ReportPart>[0], 'locale'>) => <ReportPart {...props} locale={locale} />,
  ReviewTool: missingTool,
  Rewrite: (props: Omit<Parameters<typeof Rewrite>[0], 'locale'>) => <Rewrite {...props} locale={locale} />,
  RuleFilter: (props: Omit<Parameters<typeof RuleFilter>[0], 'locale'>) => <RuleFilter {...props} locale={locale} />,
  RunTool: missingTool,
  TabItem,
  Tabs,
  TabsScript,
  Term,
  WhatsNew: () => <WhatsNew locale={locale} />,
})

interface MdxProps {
  code: string
  page: Pick<ContentPage, 'id' | 'locale'>
  /** The public path of the page, if the body is an excerpt on another page. */
  home?: string
  tools?: MdxTools | undefined
}

/** Renders the compiled body of a page. */
export function Mdx({ code, page: { id, locale }, home, tools }: MdxProps) {
  const Body = useMDXComponent(code)
  const a = ({ href = '', children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) => {
    const target = resolveHref(href, locale, home)
    const Target = isExternal(target) ? ExternalLink : Link
    return (
      <Target href={target} {...rest}>
        {children}
      </Target>
    )
  }
  const img = (props: Omit<Parameters<typeof ContentImage>[0], 'locale'>) => <ContentImage {...props} locale={locale} />
  const media = Object.fromEntries(mediaElements.map((name) => [name, mediaElement(name, locale)]))
  // oxlint-disable-next-line react/static-components -- a body is rendered once, on the server
  return <Body components={{ ...components(locale, id), ...tools, ...media, a, img }} />
}
