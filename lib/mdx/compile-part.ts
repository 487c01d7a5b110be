import { compile, nodeTypes } from '@mdx-js/mdx'
import rehypeAutolinkHeadings from 'rehype-autolink-headings'
import rehypeRaw from 'rehype-raw'
import rehypeSlug from 'rehype-slug'
import remarkGfm from 'remark-gfm'
import { toString as hastText } from 'hast-util-to-string'
import type { PluggableList } from 'unified'
import { VFile } from 'vfile'
import { fillMessage, messages } from '../i18n/messages'
import { rehypeAnchors } from './plugins/anchors'
import { remarkAdmonitions } from './plugins/admonitions'
import { remarkContainers } from './plugins/containers'
import { remarkDollars } from './plugins/dollars'
import { remarkDiagrams } from './plugins/diagrams'
import { remarkEndpoints } from './plugins/endpoint'
import { remarkExamples } from './plugins/example'
import { rehypeExtraTitles } from './plugins/extra-titles'
import { remarkFormulas } from './plugins/formulas'
import { remarkGlossary } from './plugins/glossary'
import { remarkGuard } from './plugins/guard'
import { remarkImports } from './plugins/imports'
import { remarkDocusaurus } from './plugins/docusaurus'
import { remarkIndexFigures } from './plugins/index-figures'
import { rehypeMarkdownHtml, remarkMarkdownHtml } from './plugins/markdown-html'
import type { BodyFormat } from './format'
import { frameHosts } from './frames'
import { defaultSettings } from '../content-model/settings'
import { rehypeElements, rehypeImages, type BodyImage } from './plugins/images'
import { rehypeSections, type BodySection } from './plugins/sections'
import { remarkReportParts } from './plugins/report-parts'
import { remarkRuleLinks } from './plugins/rule-links'
import { remarkSql, type BodySql } from './plugins/sql'
import { rehypeTables } from './plugins/tables'
import { remarkTabs } from './plugins/tabs'
import { rehypeHeadings, rehypeToc, remarkHeadingIds } from './plugins/headings'
import { rehypeLinks } from './plugins/links'
import { rehypeMedia } from './plugins/media'
import { rehypeFences, remarkFenceOptions } from './plugins/fences'
import { remarkNesting } from './plugins/nesting'
import { remarkProduct } from './plugins/product'
import { remarkBareUrls } from './plugins/bare-urls'
import { remarkCards } from './plugins/cards'
import { rehypeTasks } from './plugins/tasks'
import { rehypeMergeTexts } from './plugins/merge-texts'
import { remarkTerms } from './plugins/terms'
import type { BodyCards, BodyLink, DeferredFence, MdxSource, TocEntry } from './body'
import { bodyReport, type BodyReport } from '../content-model/body-error'
import { blankComments, bracketTitles, escapeHeadingIds } from '../content-model/prose-lines'
import { collectErrors, remarkStopAtErrors } from './report'

/** The data that the plugins collect during a compilation. */
export interface Found {
  toc: TocEntry[]
  anchors: string[]
  links: BodyLink[]
  images: BodyImage[]
  cards: BodyCards[]
  sections: BodySection[]
  sql: BodySql
  /** The SQL of the whole body, while its excerpt is compiled. */
  wholeSql?: BodySql
  warnings: BodyReport[]
  fences: DeferredFence[]
}

export function nothingFound(): Found {
  return {
    toc: [],
    anchors: [],
    links: [],
    images: [],
    cards: [],
    sections: [],
    sql: { statements: [], pairs: [] },
    warnings: [],
    fences: [],
  }
}

/** A body with its format, and the path of the file, without language, that each of its lines is from. */
export interface PartSource extends MdxSource, Pick<BodyFormat, 'format'> {
  readonly fileAt: (line: number) => string
}

/**
 * Compiles a body or its excerpt with `additional` plugins: a body must be complete; an excerpt may end inside an
 * admonition and has no footnotes.
 */
export async function compilePart(
  body: string,
  source: PartSource,
  found: Found,
  additional: PluggableList,
): Promise<string> {
  const texts = messages[source.locale].body
  const { format, settings = defaultSettings } = source
  const isMarkdown = format === 'md'
  const data = {
    level: settings.level,
    format,
    frameHosts: frameHosts(settings),
    imported: source.imported ?? {},
    components: source.components ?? {},
    fileAt: source.fileAt,
    page: source.page,
  }
  const file = new VFile({ value: prepareBody(body, isMarkdown), path: source.file, data })
  const run = () =>
    compile(file, {
      outputFormat: 'function-body',
      format,
      remarkPlugins: [
        remarkGfm,
        remarkBareUrls,
        remarkNesting,
        remarkContainers,
        [remarkDollars, settings.formulas],
        ...additional,
        remarkImports,
        remarkDocusaurus,
        [remarkEndpoints, source.locale],
        remarkGuard,
        remarkStopAtErrors,
        ...(isMarkdown ? [remarkMarkdownHtml] : []),
        remarkGlossary(source.glossary ?? [], source.locale),
        remarkTerms(source),
        remarkExamples,
        remarkFormulas,
        [remarkDiagrams, source.locale],
        remarkIndexFigures,
        [remarkReportParts, source.locale],
        remarkTabs,
        remarkProduct,
        remarkHeadingIds,
        remarkRuleLinks(source.rules?.sections ?? {}, source.file),
        remarkAdmonitions,
        remarkCards(found.cards),
        remarkSql(found.sql, found.wholeSql),
        remarkFenceOptions,
      ],
      remarkRehypeOptions: {
        footnoteLabel: texts.footnotes,
        footnoteBackLabel: (note, use) =>
          fillMessage(texts.backToReference, { number: `${note + 1}${use > 1 ? `-${use}` : ''}` }),
      },
      rehypePlugins: [
        ...(isMarkdown ? markdownHtml : []),
        rehypeElements,
        rehypeExtraTitles,
        rehypeHeadings,
        rehypeSlug,
        rehypeToc(found.toc),
        rehypeAnchors(found.anchors),
        rehypeSections(found.sections),
        [
          rehypeAutolinkHeadings,
          {
            behavior: 'append',
            content: [],
            properties: (node: Parameters<typeof hastText>[0]) => {
              // the title is also the name that screen readers say
              const title = fillMessage(texts.headingLink, { heading: hastText(node).trim() })
              return { className: ['anchor'], title }
            },
          },
        ],
        rehypeLinks(found.links, found.anchors, source),
        rehypeImages(found.images, settings.docusaurus?.baseUrl),
        rehypeMedia(found, source),
        rehypeFences(found.fences),
        rehypeTasks({ done: texts.taskDone, open: texts.taskOpen }),
        rehypeTables,
        rehypeMergeTexts,
      ],
    })
  const compiled = await collectErrors(file, run)
  found.warnings.push(...file.messages.map((message) => bodyReport(message, (position) => position)))
  return forUseMDXComponent(String(compiled))
}

/** The plugins that parse the HTML in Markdown into elements and pass through the nodes that other plugins created. */
const markdownHtml: PluggableList = [[rehypeRaw, { passThrough: [...nodeTypes] }], rehypeMarkdownHtml]

/** Rewrites syntax that the parser does not support, such as heading ids; the number of lines stays the same. */
function prepareBody(body: string, isMarkdown: boolean): string {
  return escapeHeadingIds(bracketTitles(isMarkdown ? body : blankComments(body)))
}

/**
 * Replaces MDX's `arguments[0]` with `_jsx_runtime`, the name under which contentlayer's hook passes the JSX runtime.
 */
function forUseMDXComponent(code: string): string {
  return code.replace('= arguments[0];', '= _jsx_runtime;')
}
