import { compile, nodeTypes } from '@mdx-js/mdx'
import rehypeAutolinkHeadings from 'rehype-autolink-headings'
import rehypeRaw from 'rehype-raw'
import rehypeSlug from 'rehype-slug'
import remarkGfm from 'remark-gfm'
import { toString as hastText } from 'hast-util-to-string'
import type { PluggableList } from 'unified'
import { VFile } from 'vfile'
import { VFileMessage } from 'vfile-message'
import { fillMessage, messages } from '../i18n/messages'
import { expandBlocks } from './blocks'
import type { ExpandedLine } from '../audit-rules/expand'
import { remarkAdmonitions } from './plugins/admonitions'
import { remarkContainers } from './plugins/containers'
import { remarkDollars } from './plugins/dollars'
import { remarkDiagrams } from './plugins/diagrams'
import { remarkEndpoints } from './plugins/endpoint'
import { remarkExamples } from './plugins/example'
import { remarkFormulas } from './plugins/formulas'
import { remarkGlossary } from './plugins/glossary'
import { remarkGuard } from './plugins/guard'
import { remarkImports } from './plugins/imports'
import { remarkIndexFigures } from './plugins/index-figures'
import { rehypeMarkdownHtml, remarkMarkdownHtml } from './plugins/markdown-html'
import type { BodyCards, BodyLink, MdxSource, CompiledBody, TocEntry } from './body'
import { BodyError, bodyError, bodyReport, type BodyReport, type SourcePosition } from '../content-model/body-error'
import { blankComments, bracketTitles, cutAtMark, escapeHeadingIds, openComment } from '../content-model/prose-lines'
import { collectErrors, CompileError, remarkStopAtErrors } from './report'
import { defaultSettings } from '../content-model/settings'
import { rehypeElements, rehypeImages, type BodyImage } from './plugins/images'
import { rehypeSections, type BodySection } from './plugins/sections'
import { remarkRuleLinks } from './plugins/rule-links'
import { remarkSql, type BodySql } from './plugins/sql'
import { rehypeTables } from './plugins/tables'
import { remarkTabs } from './plugins/tabs'
import { remarkTerms, remarkWithoutDefinitions } from './plugins/terms'
import { remarkClosed, remarkNotes } from './plugins/unfinished'
import { rehypeHeadings, rehypeToc, remarkHeadingIds } from './plugins/headings'
import { rehypeLinks } from './plugins/links'
import { rehypeFences } from './plugins/fences'
import { remarkProduct } from './plugins/product'
import { remarkCards } from './plugins/cards'
import { remarkWithoutNotes } from './plugins/footnotes'
import { rehypeTasks } from './plugins/tasks'
import { rehypeMergeTexts } from './plugins/merge-texts'

/** Compiles one MDX body. Throws a `BodyError` with all errors that were found, in order. */
export async function compileBody(source: MdxSource): Promise<CompiledBody> {
  let lines: readonly ExpandedLine[] = []
  const positionOf = ({ line, column }: SourcePosition): SourcePosition => {
    const { line: written = line, from } = lines[line - 1] ?? {}
    return { line: written, column, ...(from && { from }) }
  }
  try {
    lines = expandBlocks(source)
    const { whole, excerpt } = cutAtMark(lines.map(({ text }) => text).join('\n'))
    const comment = openComment(whole)
    if (comment)
      throw new BodyError({
        reason: 'this comment is not closed: write --> at its end',
        position: positionOf(comment),
      })
    const found = nothingFound()
    const code = await compilePart(whole, source, found, [remarkClosed, remarkNotes])
    const placed = withPositions(found, positionOf)
    if (excerpt === undefined) return { code, ...placed }
    const additional = [remarkWithoutNotes, remarkWithoutDefinitions(source.file)]
    return { code, excerpt: await compilePart(excerpt, source, nothingFound(), additional), ...placed }
  } catch (error) {
    if (error instanceof CompileError) throw bodyError(error.messages, positionOf)
    throw error instanceof VFileMessage ? bodyError([error], positionOf) : error
  }
}

/** Maps positions in the expanded body to positions in the source files. */
function withPositions(found: Found, positionOf: (position: SourcePosition) => SourcePosition): Found {
  const placed = <Item extends SourcePosition>(items: readonly Item[]) =>
    items.map((item) => ({ ...item, ...positionOf(item) }))
  const warnings = found.warnings.map(({ reason, position }) => ({ reason, position: positionOf(position) }))
  const { statements, pairs } = found.sql
  return {
    ...found,
    links: placed(found.links),
    images: placed(found.images),
    cards: placed(found.cards),
    warnings,
    sql: { statements: placed(statements), pairs: placed(pairs) },
  }
}

/** The data that the plugins collect during a compilation. */
interface Found {
  toc: TocEntry[]
  links: BodyLink[]
  images: BodyImage[]
  cards: BodyCards[]
  sections: BodySection[]
  sql: BodySql
  warnings: BodyReport[]
}

function nothingFound(): Found {
  return { toc: [], links: [], images: [], cards: [], sections: [], sql: { statements: [], pairs: [] }, warnings: [] }
}

/**
 * Compiles a body or its excerpt with `additional` plugins: a body must be complete; an excerpt may end inside an
 * admonition and has no footnotes.
 */
async function compilePart(body: string, source: MdxSource, found: Found, additional: PluggableList): Promise<string> {
  const texts = messages[source.locale].body
  const isMarkdown = source.file.endsWith('.md')
  const { level } = source.settings ?? defaultSettings
  const file = new VFile({ value: prepareBody(body, isMarkdown), path: source.file, data: { level } })
  const run = () =>
    compile(file, {
      outputFormat: 'function-body',
      format: isMarkdown ? 'md' : 'mdx',
      remarkPlugins: [
        remarkGfm,
        remarkContainers,
        remarkDollars,
        ...additional,
        remarkImports,
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
        remarkTabs,
        remarkProduct,
        remarkHeadingIds,
        remarkRuleLinks(source.rules?.sections ?? {}, source.file),
        remarkAdmonitions,
        remarkCards(found.cards),
        remarkSql(found.sql),
      ],
      remarkRehypeOptions: {
        footnoteLabel: texts.footnotes,
        footnoteBackLabel: (note, use) =>
          fillMessage(texts.backToReference, { number: `${note + 1}${use > 1 ? `-${use}` : ''}` }),
      },
      rehypePlugins: [
        ...(isMarkdown ? markdownHtml : []),
        rehypeElements,
        rehypeHeadings,
        rehypeSlug,
        rehypeToc(found.toc),
        rehypeSections(found.sections),
        [
          rehypeAutolinkHeadings,
          {
            behavior: 'append',
            content: [],
            properties: (node: Parameters<typeof hastText>[0]) => {
              const label = fillMessage(texts.headingLink, { heading: hastText(node).trim() })
              return { className: ['anchor'], ariaLabel: label, title: label }
            },
          },
        ],
        rehypeLinks(found.links, source.file),
        rehypeImages(found.images, source.file),
        rehypeFences,
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
