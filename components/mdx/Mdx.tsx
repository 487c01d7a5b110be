import { useMDXComponent } from 'next-contentlayer2/hooks'
import type { AnchorHTMLAttributes, ComponentType } from 'react'
import { isExternal, resolveHref } from '@/lib/content/links'
import type { Locale } from '@/lib/i18n/locales'
import type { MdxComponentName } from '@/lib/markdown/components'
import { ExternalLink } from '../ui/ExternalLink'
import { Link } from '../ui/Link'
import { Admonition } from './Admonition'
import { CodeBlock } from './CodeBlock'

/** Every name a writer can use; `lib/markdown/components.ts` lists them for the checks. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each component has its own props
const components = (locale: Locale): Record<MdxComponentName, ComponentType<any>> => ({
  Admonition: (props: Omit<Parameters<typeof Admonition>[0], 'locale'>) => <Admonition {...props} locale={locale} />,
  CodeBlock,
})

/** Renders a compiled body. */
export function Mdx({ code, locale }: { code: string; locale: Locale }) {
  const Body = useMDXComponent(code)
  const a = ({ href = '', ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) => {
    if (isExternal(href) && !href.startsWith('doc:')) return <ExternalLink href={href} {...rest} />
    const target = resolveHref(href, locale)
    return target.startsWith('#') ? <a href={target} {...rest} /> : <Link href={target} {...rest} />
  }
  return <Body components={{ ...components(locale), a }} />
}
