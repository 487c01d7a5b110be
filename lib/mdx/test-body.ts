import { useMDXComponent } from 'next-contentlayer2/hooks'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Locale } from '../i18n/locales'
import { compileBody } from './compile'
import type { CompiledBody } from './body'

/** Compiles a body of `docs/guides/x.mdx`. */
export function compileText(body: string, locale: Locale = 'en'): Promise<CompiledBody> {
  return compileBody({ body, file: 'docs/guides/x.mdx', locale })
}

/** The HTML of compiled code; components show as elements of their own name. */
export function markup(code: string): string {
  const Page = () =>
    createElement(useMDXComponent(code), {
      components: {
        Admonition: asElement('x-box'),
        CodeBlock: asElement('x-code'),
        Diagram: asElement('x-diagram'),
        DocCardList: asElement('x-cards'),
        Example: asElement('x-example'),
        Figure: asElement('x-figure'),
        Formula: asElement('x-formula'),
        TabItem: asElement('x-tab'),
        Tabs: asElement('x-tabs'),
        TabsScript: asElement('x-script'),
        Term: asElement('x-term'),
      },
    })
  return renderToStaticMarkup(createElement(Page))
}

/** The HTML of a body of `docs/guides/x.mdx`. */
export async function html(body: string, locale: Locale = 'en'): Promise<string> {
  return markup((await compileText(body, locale)).code)
}

function asElement(name: string) {
  return ({ children, ...attributes }: { children?: ReactNode }) => createElement(name, attributes, children)
}
