import { useMDXComponent } from 'next-contentlayer2/hooks'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Locale } from '../i18n/locales'
import { compileBody } from './compile'
import { highlightFences } from './deferred-fences'
import type { CompiledBody, MdxSource } from './body'

/** Compiles a body as the file `docs/guides/x.mdx`. */
export async function compileText(body: string, locale: Locale = 'en'): Promise<CompiledBody> {
  return highlightFences(await compileBody({ body, file: 'docs/guides/x.mdx', locale }))
}

/** Returns the HTML of compiled code; each component renders as a custom element, such as `x-code`. */
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
        IndexFigure: asElement('x-index'),
        ReportPart: asElement('x-report'),
        TabItem: asElement('x-tab'),
        Tabs: asElement('x-tabs'),
        TabsScript: asElement('x-script'),
        Term: asElement('x-term'),
      },
    })
  return renderToStaticMarkup(createElement(Page))
}

/** Returns the HTML of a body, compiled as the file `docs/guides/x.mdx`. */
export async function html(body: string, locale: Locale = 'en'): Promise<string> {
  return markup((await compileText(body, locale)).code)
}

/** Returns the HTML of a body in a lenient folder, and its warnings. */
export async function lenient(
  body: string,
  given: Partial<MdxSource> = {},
): Promise<{ text: string; warnings: string[] }> {
  const settings = { level: 'lenient' } as const
  const source = { body, file: 'docs/guides/x.mdx', locale: 'en', settings, ...given } as const
  const compiled = await highlightFences(await compileBody(source))
  const warnings = compiled.warnings.map(({ position, reason }) => `${position.line}:${position.column}: ${reason}`)
  return { text: markup(compiled.code), warnings }
}

function asElement(name: string) {
  return ({ children, ...attributes }: { children?: ReactNode }) => createElement(name, attributes, children)
}
